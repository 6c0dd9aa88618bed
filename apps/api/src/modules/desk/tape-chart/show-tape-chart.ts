import type { Reply } from "@pulau/contract/route.ts";
import type { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { needsOf } from "@pulau/domain/booking/stay-needs.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { roomingUntil } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadRooms } from "./load-rooms.ts";
import { loadStays } from "./load-stays.ts";

type Chart = Reply<typeof tapeChartRoute>;
type ChartView = {
  readonly from: Day;
  readonly days: number;
  /** Stays of these alone; of all unless told. */
  readonly bookingIds: readonly BookingId[] | undefined;
  /** Whether who looks sees what is owed. */
  readonly seesMoney: boolean;
};

/**
 * The tape chart of some days, in three queries at most. Stays are read before the rooms and what is held of them: a hold
 * that becomes a booking in between is missing until the news tell of the booking, and never in one place with it.
 */
export async function showTapeChart(
  db: Db,
  { from, days, bookingIds, seesMoney }: ChartView,
): Promise<Chart> {
  const { timeZone, rooming } = await loadSettings(db);
  const span = { from, last: addDays(from, days - 1), timeZone };
  const { stays, due, locks } = await loadStays(db, span, bookingIds);
  const found = await loadRooms(db, span);
  const needs: Chart["needs"] = { checkIn: [], checkOut: [], balance: [], guests: [], room: [], vip: [] };
  for (const { bar, ...stay } of due) {
    const nameUntil = roomingUntil(stay.checkIn, rooming);
    for (const need of needsOf({ ...stay, nameUntil }, found.today)) needs[need].push(bar);
  }
  if (seesMoney) return { from, ...found, stays, needs, locks };
  const { owesSen: _, ...withoutMoney } = stays;
  return { from, ...found, stays: withoutMoney, needs: { ...needs, balance: [] }, locks };
}
