import { contractTerms } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { RoomToQuote, StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { seasonKey } from "@pulau/domain/pricing/season-key.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";
import { type StayBook, wholeBookOf } from "../catalogue/public.ts";
import { crossingOf, type OfferedCrossing } from "../transport/public.ts";
import type { StayBoats } from "./boats-on.ts";
import { cachedTotals, fingerprintOfBook, shortFingerprintOf, type Total } from "./cached-totals.ts";

/** Rooms for the whole party. */
export type Choice = { readonly rooms: readonly RoomToQuote[] };

/** The same for equal rooms; a choice is asked about on many days. */
const roomMarks = new WeakMap<Choice, string>();

function markOfRooms(choice: Choice): string {
  const known = roomMarks.get(choice);
  if (known) return known;
  const mark = shortFingerprintOf(choice.rooms);
  roomMarks.set(choice, mark);
  return mark;
}

type PricerRequest = Pick<StayToQuote, "market"> & { readonly today: Day; readonly nights: number };

/**
 * Prices stays of one option and length for one party: whole sen, or why the option has no price for them. Each
 * season is quoted once, and not again while the book says the same: what it costs does not depend on what is free.
 */
export function createPricer(
  stay: StayBook,
  travellers: readonly Traveller[],
  { today, nights, market }: PricerRequest,
) {
  const book = wholeBookOf(stay);
  const keep = cachedTotals(`${fingerprintOfBook(book)}|${shortFingerprintOf([travellers, market])}`);
  const seasonOf = (day: Day) => keptSeason(book, { checkIn: day, nights, today });
  const totalOf = (day: Day, choice: Choice, crossings: StayToQuote["crossings"]): Total => {
    const priced = quote(
      {
        checkIn: day,
        nights,
        market,
        travellers,
        rooms: choice.rooms,
        crossings,
        addOns: [],
        ...contractTerms(book.contract),
      },
      book,
      today,
    );
    return priced.ok ? priced.value.totalSen : priced.failure.code;
  };
  return (day: Day, choice: Choice, boats: StayBoats): Total => {
    const crossings = boats.crossings.map(pricedBoat);
    const key = [seasonOf(day), markOfRooms(choice), ...crossings.map(({ mark }) => mark)].join("|");
    return keep(key, () =>
      totalOf(
        day,
        choice,
        crossings.map(({ crossing }) => crossing),
      ),
    );
  };
}

type PricedBoat = { readonly crossing: StayToQuote["crossings"][number]; readonly mark: string };
const pricedBoats = new WeakMap<OfferedCrossing, PricedBoat>();

/** One boat as a price sees it, and a mark that is equal for equal prices: which sailing it is tells nothing of them. */
function pricedBoat(boat: OfferedCrossing): PricedBoat {
  const known = pricedBoats.get(boat);
  if (known) return known;
  const crossing = { ...crossingOf(boat), boats: 1 };
  const { id: _, name: __, ...priced } = crossing;
  const made = { crossing, mark: shortFingerprintOf(priced) };
  pricedBoats.set(boat, made);
  return made;
}

type Seasons = { readonly today: Day; readonly keys: Map<string, string> };
const seasons = new WeakMap<StayBook, Seasons>();

/** Where a stay falls in the book's seasons: looked up once a day while the book is kept. */
function keptSeason(book: StayBook, stay: Parameters<typeof seasonKey>[1]): string {
  const { checkIn, nights, today } = stay;
  const before = seasons.get(book);
  const { keys } = before?.today === today ? before : { keys: new Map<string, string>() };
  if (before?.keys !== keys) seasons.set(book, { today, keys });
  const place = `${checkIn} ${nights}`;
  const season = keys.get(place) ?? seasonKey(book, stay);
  keys.set(place, season);
  return season;
}

/** Whether the night of this day is marked as a holiday. */
export const isHoliday = (book: StayBook, day: Day): boolean =>
  (book.surcharges as readonly StayBook["surcharges"][number][]).some(
    (surcharge) => surcharge.holiday && countsOn(surcharge, day),
  );
