import { addDays, type Day, nightsOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { AmountTooLarge, sumSen } from "../money/sen.ts";
import { occupantsAddUp } from "../party/kinds.ts";
import { ok, type Result, refuse } from "../result.ts";
import { addOns } from "./add-ons.ts";
import { depositOf } from "./deposit.ts";
import { emptyRoomsOf } from "./empty-rooms.ts";
import { extras, fees } from "./fees.ts";
import type { PriceLine, Quote, StayToQuote } from "./lines.ts";
import { minimums } from "./minimums.ts";
import type { OccupiedRoom } from "./occupied-room.ts";
import { occupyRooms } from "./occupied-rooms.ts";
import { guestsOf, inRoomOrder, placeGuests } from "./place-guests.ts";
import { priceInRoom, rates } from "./rates.ts";
import { reductions } from "./reductions.ts";
import { factsOf, type StayFacts } from "./stay-facts.ts";
import type { Step } from "./step.ts";
import { supplements } from "./supplements.ts";
import { surcharges } from "./surcharges.ts";
import { taxes } from "./taxes.ts";
import { transport } from "./transport.ts";

/** The order is policy: each step may look at the lines before it, and a tax looks at them all. */
const steps: readonly Step[] = [
  rates,
  supplements,
  minimums,
  surcharges,
  addOns,
  transport,
  extras,
  fees,
  reductions,
  taxes,
];

const whoSleepsWhere = (stay: StayToQuote, book: RateBook, facts: StayFacts): OccupiedRoom[] => {
  const rooms = inRoomOrder(emptyRoomsOf(stay, book, facts));
  const guests = guestsOf(stay.travellers, book);
  const placed = placeGuests(guests, rooms, (guest, room) => priceInRoom({ book, facts }, guest, room));
  return occupyRooms(book, facts, rooms, placed);
};

/** The dearest stay that has a price, in sen: a billion ringgit. */
const mostTotalSen = 100_000_000_000;

/**
 * The whole price of a stay, each line saying why. It does not ask whether the day can still be booked (`sellable`
 * does), so that what was sold yesterday can be priced today.
 *
 * `PACKAGE_CLOSED`: no period holds the check-in date. `NO_RATE`: nobody has set the price of one of the guests in one
 * of the rooms. `ON_ENQUIRY`: the resort makes this price when asked, or it is more than any stay costs. Throws when the rooms do not sleep exactly the
 * travellers (ask `occupantsAddUp` first), or when a room's nights do not lie inside the stay.
 */
export const quote = (
  stay: StayToQuote,
  book: RateBook,
  today: Day,
): Result<Quote, "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED"> => {
  if (!occupantsAddUp(stay.rooms, stay.travellers, book.bands.package)) {
    throw new RangeError("the rooms of a quote must sleep exactly its travellers");
  }
  try {
    const priced = priceLines(stay, book, today);
    return priced.ok && priced.value.totalSen > mostTotalSen ? refuse("ON_ENQUIRY") : priced;
  } catch (error) {
    if (error instanceof AmountTooLarge) return refuse("ON_ENQUIRY");
    throw error;
  }
};

const priceLines = (
  stay: StayToQuote,
  book: RateBook,
  today: Day,
): Result<Quote, "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED"> => {
  const facts = factsOf(stay, book, today);
  if (!facts.period) return refuse("PACKAGE_CLOSED", { checkIn: stay.checkIn });
  const checkOut = addDays(stay.checkIn, facts.nights);
  const rooms = whoSleepsWhere(stay, book, facts);
  const days = nightsOf(stay.checkIn, checkOut);
  const lines: PriceLine[] = [];
  for (const step of steps) {
    const made = step({ stay, book, facts, rooms, days, before: lines });
    if (!made.ok) return made;
    lines.push(...made.value);
  }
  const totalSen = sumSen(lines.map((line) => line.amountSen));
  return ok({
    checkIn: stay.checkIn,
    checkOut,
    lines,
    totalSen,
    ...depositOf(book.deposit, { totalSen, lines, persons: facts.party, checkIn: stay.checkIn, today }),
  });
};
