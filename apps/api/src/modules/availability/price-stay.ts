import { askUnder } from "@pulau/domain/agents/contract.ts";
import { addDays, type Day, isWithin, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { QuoteAsk, RoomAsk } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import type { StayBook } from "../catalogue/public.ts";
import { crossingOf } from "../transport/public.ts";
import type { StayBoats } from "./boats-on.ts";

/** Rooms for the whole party; `key` is the same for equal ones. */
export type Choice = { readonly key: string; readonly rooms: readonly RoomAsk[] };

type PricerAsk = Pick<QuoteAsk, "market"> & { readonly today: Day; readonly nights: number };

/**
 * Prices stays of one option and length for one party: whole sen, or null where the option has no rate for them. A total depends
 * on the date only by its period and the surcharges of its nights, so each season is quoted once.
 */
export function createPricer(
  book: StayBook,
  travellers: readonly Traveller[],
  { today, nights, market }: PricerAsk,
) {
  const totals = new Map<string, number | null>();
  const charges = new Map<Day, string>();
  const chargesOf = (night: Day): string => {
    const known = charges.get(night);
    if (known !== undefined) return known;
    const found = surchargesOn(book, night).join(",");
    charges.set(night, found);
    return found;
  };
  const seasonOf = (day: Day): string => {
    const charged = Array.from({ length: nights }, (_, i) => chargesOf(addDays(day, i)));
    return `${periodOf(book.periods, day)?.id}:${charged.join(";")}`;
  };
  return (day: Day, choice: Choice, boats: StayBoats): number | null => {
    const key = `${seasonOf(day)}|${choice.key}|${boats.crossings.map((boat) => boat.boatId).join()}`;
    const known = totals.get(key);
    if (known !== undefined) return known;
    const crossings = boats.crossings.map((boat) => ({ ...crossingOf(boat), boats: 1 }));
    const priced = quote(
      {
        checkIn: day,
        nights,
        market,
        travellers,
        rooms: choice.rooms,
        crossings,
        addOns: [],
        ...askUnder(book.contract),
      },
      book,
      today,
    );
    const total = priced.ok ? priced.value.totalSen : null;
    totals.set(key, total);
    return total;
  };
}

/** Which surcharges a night falls under, by their place in the book. */
const surchargesOn = (book: StayBook, night: Day): number[] => {
  const weekday = weekdayOf(night);
  return book.surcharges.flatMap(({ from, to, weekdays }, i) =>
    isWithin(night, from, to) && (weekdays.length === 0 || weekdays.includes(weekday)) ? [i] : [],
  );
};

/** Whether the night of this day is marked as a holiday. */
export const isHoliday = (book: StayBook, day: Day): boolean =>
  surchargesOn(book, day).some((i) => book.surcharges[i]?.holiday);
