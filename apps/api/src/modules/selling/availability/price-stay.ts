import { contractTerms } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { RoomToQuote, StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { seasonKey } from "@pulau/domain/pricing/season-key.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";
import type { StayBook } from "../catalogue/public.ts";
import { crossingOf } from "../transport/public.ts";
import type { StayBoats } from "./boats-on.ts";
import { keepTotal, markOf, markOfBook, type Total } from "./kept-totals.ts";

/** Rooms for the whole party. */
export type Choice = { readonly rooms: readonly RoomToQuote[] };

/** The same for equal rooms; a choice is asked about on many days. */
const roomMarks = new WeakMap<Choice, string>();

function markOfRooms(choice: Choice): string {
  const known = roomMarks.get(choice);
  if (known) return known;
  const mark = markOf(choice.rooms);
  roomMarks.set(choice, mark);
  return mark;
}

type PricerRequest = Pick<StayToQuote, "market"> & { readonly today: Day; readonly nights: number };

/**
 * Prices stays of one option and length for one party: whole sen, or why the option has no price for them. Each
 * season is quoted once, and not again while the book says the same: what it costs does not depend on what is free.
 */
export function createPricer(
  book: StayBook,
  travellers: readonly Traveller[],
  { today, nights, market }: PricerRequest,
) {
  const mark = `${markOfBook(book)}|${markOf([travellers, market])}`;
  const seasons = new Map<Day, string>();
  const seasonOf = (day: Day): string => {
    const known = seasons.get(day) ?? seasonKey(book, { checkIn: day, nights, today });
    seasons.set(day, known);
    return known;
  };
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
  const boatMarks = new WeakMap<StayBoats, { crossings: StayToQuote["crossings"]; key: string }>();
  const pricedBoats = (boats: StayBoats) => {
    const known = boatMarks.get(boats);
    if (known) return known;
    const crossings = boats.crossings.map((boat) => ({ ...crossingOf(boat), boats: 1 }));
    // Which sailing it is tells nothing of its price.
    const key = markOf(crossings.map(({ id: _, name: __, ...priced }) => priced));
    const made = { crossings, key };
    boatMarks.set(boats, made);
    return made;
  };
  return (day: Day, choice: Choice, boats: StayBoats): Total => {
    const { crossings, key } = pricedBoats(boats);
    return keepTotal(`${mark}|${seasonOf(day)}|${markOfRooms(choice)}|${key}`, () =>
      totalOf(day, choice, crossings),
    );
  };
}

/** Whether the night of this day is marked as a holiday. */
export const isHoliday = (book: StayBook, day: Day): boolean =>
  (book.surcharges as readonly StayBook["surcharges"][number][]).some(
    (surcharge) => surcharge.holiday && countsOn(surcharge, day),
  );
