import type { BookingId, OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";

export type BookingRow = typeof booking.$inferSelect;
/** A booking locked for a change, with what it claims and the database's clock. */
export type LockedBooking = { readonly row: BookingRow; readonly stay: HeldStay; readonly now: Date };

/**
 * Locks a booking: the first lock of everything that changes one. Null when there is none. Its number stays what it is,
 * so that whoever writes a row that names the booking (a debt of it that another booking's refund takes back) goes on.
 */
export async function lockBooking(tx: Tx, id: BookingId): Promise<LockedBooking | null> {
  const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for("no key update");
  if (!row) return null;
  // A statement of its own: whoever held the lock may have changed the stay.
  const [hold] = await tx
    .select({ stay: stayHold.stay, now: sql<string>`date_trunc('milliseconds', pulau_now())` })
    .from(stayHold)
    .where(eq(stayHold.id, row.holdId));
  if (!hold) throw new Error(`booking ${id} has lost its hold`);
  return { row, stay: hold.stay, now: new Date(hold.now) };
}

/** A guest's own booking; null for another's as for none. */
export async function findOwnBooking(
  db: Db | Tx,
  id: BookingId,
  ownerId: OwnerId,
): Promise<BookingRow | null> {
  const row = await findBooking(db, id);
  return row?.ownerId === ownerId ? row : null;
}

/** The booking with this id; whose it is, is the caller's to check. */
export async function findBooking(db: Db | Tx, id: BookingId): Promise<BookingRow | null> {
  const [row] = await db.select().from(booking).where(eq(booking.id, id));
  return row ?? null;
}
