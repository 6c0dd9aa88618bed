import { daysBetween, nightsOf } from "../calendar/day.ts";
import type { Fee, RateBook, Surcharge, Tax } from "../catalogue/catalogue.ts";
import { roundedRatio } from "../money/round.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import { occupantsAddUp } from "../party/kinds.ts";
import { upToRinggit } from "./deposit.ts";
import { emptyRoomsOf } from "./empty-rooms.ts";
import { fees } from "./fees.ts";
import type { PriceLine, Quote, StayToQuote } from "./lines.ts";
import { noteLodging } from "./note-lodging.ts";
import { occupyRooms } from "./occupied-rooms.ts";
import { guestsOf, inRoomOrder, placeGuests } from "./place-guests.ts";
import { factsOf } from "./stay-facts.ts";
import type { StepInput } from "./step.ts";
import { surcharges } from "./surcharges.ts";
import { taxes } from "./taxes.ts";

/** The resort's surcharges, fees and taxes. */
export type Charges = {
  readonly surcharges: readonly Surcharge[];
  readonly fees: readonly Fee[];
  readonly taxes: readonly Tax[];
};

/** A price and what it was asked for. */
export type PricedStay = {
  readonly quote: Quote;
  readonly occupancy: Pick<StayToQuote, "travellers" | "rooms">;
  readonly bands: RateBook["bands"];
};

const nothing = {
  package: { id: "", name: { en: "", my: "", cn: "" } },
  periods: [],
  rates: [],
  surcharges: [],
  deposit: { share: 0, balanceDaysBefore: 0 },
};

/** What the steps of charges look at: who sleeps where, what that costs each, and nothing of rates. */
function inputOf({ quote, occupancy, bands }: PricedStay): Omit<StepInput, "before"> {
  const { checkIn, checkOut } = quote;
  const stay: StayToQuote = { ...occupancy, checkIn, crossings: [], addOns: [] };
  const option = { id: "", nights: daysBetween(checkIn, checkOut) };
  const book: RateBook = { ...nothing, option, bands, fees: [], taxes: [] };
  const facts = factsOf(stay, book, checkIn);
  const rooms = inRoomOrder(emptyRoomsOf(stay, book, facts));
  const placed = placeGuests(guestsOf(stay.travellers, book), rooms, () => 0);
  const occupied = occupyRooms(book, facts, rooms, placed);
  noteLodging(occupied, quote.lines, option.nights);
  return { stay, book, facts, days: nightsOf(checkIn, checkOut), rooms: occupied };
}

const lineMark = ({ ruleId, guestKind, who, count, nights, unitSen, baseSen, amountSen }: PriceLine) =>
  JSON.stringify([ruleId, guestKind, who, count, nights, unitSen, baseSen, amountSen]);
const areSame = (some: readonly PriceLine[], others: readonly PriceLine[]): boolean =>
  some.map(lineMark).join() === others.map(lineMark).join();

/**
 * The price as other charges of the resort would make it, for who has the price and not its book. Surcharges, fees and
 * taxes are made anew each where those of `before` make the ones that it has: a package with its own keeps its own. A discount
 * stays what it is, and the deposit keeps its share.
 */
export function withCharges(priced: PricedStay, before: Charges, now: Charges): Quote {
  const { quote, occupancy, bands } = priced;
  if (!occupantsAddUp(occupancy.rooms, occupancy.travellers, bands.package)) return quote;
  const input = inputOf(priced);
  const linesOf = (step: typeof fees, charges: Charges, lines: readonly PriceLine[]) => {
    const made = step({ ...input, book: { ...input.book, ...charges }, before: lines });
    return made.ok ? made.value : [];
  };
  const swapped = (step: typeof fees, had: PriceLine[], [then, since]: readonly PriceLine[][]) =>
    areSame(had, linesOf(step, before, then ?? [])) ? linesOf(step, now, since ?? []) : had;
  const of = (...steps: PriceLine["step"][]) => quote.lines.filter(({ step }) => steps.includes(step));
  const lodging = of("rate", "extraNight", "supplement");
  const others = of("addOn", "transport", "kept", "goodwill");
  const untaxed = [
    ...lodging,
    ...swapped(surcharges, of("surcharge"), [lodging, lodging]),
    ...others,
    ...swapped(fees, of("fee"), [lodging, lodging]),
    ...of("promotion"),
  ];
  const had = quote.lines.filter(({ step }) => step !== "tax");
  const lines = [...untaxed, ...swapped(taxes, of("tax"), [had, untaxed])];
  const totalSen = sumSen(lines.map(({ amountSen }) => amountSen));
  if (totalSen === quote.totalSen) return { ...quote, lines };
  const { depositParts: _, ...whole } = quote;
  return { ...whole, lines, ...dueOf(quote, totalSen) };
}

/** The deposit of another total: its share in whole per cent where one makes the deposit that it had. */
function dueOf({ totalSen: had, depositSen, balanceDueOn }: Quote, totalSen: Sen) {
  if (balanceDueOn === null || had === 0) return { totalSen, depositSen: totalSen };
  const perCent = Math.floor((100 * depositSen) / had);
  const isShare = roundedRatio(perCent * had, 100, upToRinggit) === depositSen;
  const [part, whole] = isShare ? [perCent, 100] : [depositSen, had];
  return { totalSen, depositSen: Math.min(totalSen, roundedRatio(part * totalSen, whole, upToRinggit)) };
}
