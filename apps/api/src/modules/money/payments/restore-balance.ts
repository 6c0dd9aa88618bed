import { changeDueBy } from "@pulau/domain/booking/change-money.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

/** A booking that stands and lost money has a balance again, due on the day that a change's would be. */
export async function restoreBalance(
  tx: Tx,
  { id, state, checkIn, balanceDueOn }: BookingRow,
): Promise<void> {
  if (state !== "confirmed" && state !== "inHouse") return;
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  await tx
    .update(booking)
    .set({ balanceDueOn: changeDueBy({ balanceDueOn, checkIn, today }) })
    .where(and(eq(booking.id, id), sql`${booking.totalSen} > ${booking.paidSen}`));
}
