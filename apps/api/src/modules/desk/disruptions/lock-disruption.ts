import type { BookingId, HoldId, OwnerId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockCurrentBooking } from "../../booking/changes/public.ts";
import { releaseHold } from "../../booking/holds/public.ts";
import { revokeOffer } from "../../booking/waiting-list/public.ts";
import { lockStocks } from "../../ground/stock/public.ts";
import { type SailingRow, sailingsById } from "./sailing-rows.ts";
import type { LockedBookings } from "./settle-parties.ts";

/** Locks bookings by id, the first of all locks. */
export async function lockBookings(
  tx: Tx,
  ids: Iterable<BookingId>,
  staffId: StaffId,
): Promise<LockedBookings> {
  const locked = new Map<BookingId, NonNullable<Awaited<ReturnType<typeof lockCurrentBooking>>>>();
  for (const id of [...new Set(ids)].sort()) {
    const standing = await lockCurrentBooking(tx, id, { who: "staff", staffId });
    if (standing) locked.set(id, standing);
  }
  return locked;
}

/**
 * Ends the holds of guests who are just choosing one of the sailings: nothing they typed is lost, and they can hold again.
 * Who was offered one from the waiting list waits again.
 */
export async function releaseHolds(tx: Tx, sailings: readonly StockId[]): Promise<void> {
  const { rows } = await tx.execute<{ holdId: HoldId; ownerId: OwnerId }>(sql`
    SELECT h.id AS "holdId", h.owner_id AS "ownerId" FROM stay_hold h
    WHERE h.state = 'live' AND h.kind = 'stay' AND h.id IN (
      SELECT hold_id FROM stock_claim WHERE stock_id = ANY(${sql.param(sailings)}::uuid[]) AND state = 'hold')
      AND NOT EXISTS (SELECT FROM booking b WHERE b.hold_id = h.id)
    ORDER BY h.id`);
  for (const hold of rows) {
    await revokeOffer(tx, hold.holdId);
    await releaseHold(tx, hold);
  }
}

/**
 * Locks the stocks of sailings and of vehicles by id, then the sailings themselves: who claims a seat or marks a guest comes before or after.
 * @returns them as they are under the lock
 */
export async function lockSailings(
  tx: Tx,
  ids: readonly StockId[],
  vehicles: readonly StockId[] = [],
): Promise<SailingRow[]> {
  const all = [...new Set(ids)].sort();
  const list = sql`SELECT unnest(${sql.param(all)}::uuid[])`;
  await lockStocks(tx, sql`SELECT unnest(${sql.param([...new Set([...all, ...vehicles])].sort())}::uuid[])`);
  await tx.execute(sql`SELECT id FROM sailing WHERE id IN (${list}) ORDER BY id FOR NO KEY UPDATE`);
  return sailingsById(tx, all);
}
