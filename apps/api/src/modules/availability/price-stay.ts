import { askUnder } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { QuoteAsk, RoomAsk } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { seasonKey } from "@pulau/domain/pricing/season-key.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";
import type { StayBook } from "../catalogue/public.ts";
import { crossingOf } from "../transport/public.ts";
import type { StayBoats } from "./boats-on.ts";

/** Rooms for the whole party; `key` is the same for equal ones. */
export type Choice = { readonly key: string; readonly rooms: readonly RoomAsk[] };

/** Whole sen, or why there is no price. */
export type Total = number | "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED";

type PricerAsk = Pick<QuoteAsk, "market"> & { readonly today: Day; readonly nights: number };

/**
 * Prices stays of one option and length for one party: whole sen, or why the option has no price for them. Each
 * season is quoted once.
 */
export function createPricer(
  book: StayBook,
  travellers: readonly Traveller[],
  { today, nights, market }: PricerAsk,
) {
  const totals = new Map<string, Total>();
  const seasons = new Map<Day, string>();
  const seasonOf = (day: Day): string => {
    const known = seasons.get(day) ?? seasonKey(book, { checkIn: day, nights, today });
    seasons.set(day, known);
    return known;
  };
  return (day: Day, choice: Choice, boats: StayBoats): Total => {
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
    const total = priced.ok ? priced.value.totalSen : priced.failure.code;
    totals.set(key, total);
    return total;
  };
}

/** Whether the night of this day is marked as a holiday. */
export const isHoliday = (book: StayBook, day: Day): boolean =>
  (book.surcharges as readonly StayBook["surcharges"][number][]).some(
    (surcharge) => surcharge.holiday && countsOn(surcharge, day),
  );
