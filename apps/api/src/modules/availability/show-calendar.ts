import type { calendarRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day, daysOfMonth, monthStart } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { loadRateBook } from "../catalogue/public.ts";
import { loadSettings } from "../resort/public.ts";
import { priceArrivals } from "./price-arrivals.ts";
import { isHoliday } from "./price-stay.ts";
import { loadSupply } from "./supply.ts";
import { tideOf } from "./tide.ts";

/** A month of arrival days with the lowest whole price of each for the party. `NOT_FOUND`: no such option on sale. */
export async function showCalendar(
  db: Db,
  ask: { optionId: string; month: Day; party: Party },
): Promise<Result<Reply<typeof calendarRoute>, "NOT_FOUND">> {
  const days = daysOfMonth(ask.month);
  const from = monthStart(ask.month);
  const to = addDays(from, days.length - 1);
  const { timeZone } = await loadSettings(db);
  const [book, supply] = await Promise.all([
    loadRateBook(db, { optionId: ask.optionId, from, to }),
    loadSupply(db, timeZone, { from, days: days.length }),
  ]);
  if (!book) return refuse("NOT_FOUND");
  const arrivals = priceArrivals(book, ask.party, { supply, days });
  const totals = arrivals.flatMap(({ totalSen }) => (totalSen === null ? [] : [totalSen]));
  return ok({
    optionId: ask.optionId,
    nights: book.option.nights,
    days: arrivals.map((arrival) => ({ ...arrival, holiday: isHoliday(book, arrival.day) })),
    tide: tideOf(totals),
  });
}
