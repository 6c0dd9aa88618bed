import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OwnerId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type BookingRow, findBooking, lockBooking } from "../bookings/public.ts";
import type { SecondRoom } from "./second-room.ts";

export type GuestRow = typeof bookingGuest.$inferSelect;

/** A booking as it stands, with what it claims and who travels. */
export type CurrentBooking = {
  readonly row: BookingRow;
  readonly stay: HeldStay;
  /** By position. */
  readonly guests: readonly GuestRow[];
};

/** From which night the guests of a place shall sleep in which other room. */
export type SplitInto = {
  readonly position: number;
  readonly next: { readonly on: Day; readonly second: SecondRoom } | null;
};

/** Who asks for a change. Staff are not bound to days, and may give back what the policy would keep. */
export type ChangeBy =
  | { readonly who: "guest"; readonly ownerId: OwnerId }
  | {
      readonly who: "staff";
      readonly staffId: StaffId;
      readonly keepNothing?: boolean | undefined;
      /** Whatever the change would cost or give back, what was agreed stays the price. */
      readonly keepPrice?: boolean | undefined;
      /** Guests may be moved out of a room that was promised to them; it was asked before. */
      readonly despiteLock?: boolean | undefined;
      /** Why rules by which stays are sold are gone past. */
      readonly overrideReason?: string | undefined;
      readonly note?: string | undefined;
      /** The very room that the guests of one place shall have. */
      readonly into?: { readonly position: number; readonly roomId: RoomId } | undefined;
      /** The room that the guests of one place shall change into during their stay; null has them stay in their own. */
      readonly split?: SplitInto | undefined;
    };

/** The booking that somebody may change: guests their own, staff every one; null for another's. */
export async function findCurrentBooking(
  db: Db | Tx,
  id: BookingId,
  by: ChangeBy,
): Promise<CurrentBooking | null> {
  const row = await findBooking(db, id);
  if (!row || !isTheirs(row, by)) return null;
  const [hold] = await db.select({ stay: stayHold.stay }).from(stayHold).where(eq(stayHold.id, row.holdId));
  if (!hold) throw new Error(`booking ${id} has lost its hold`);
  return { row, stay: hold.stay, guests: await loadGuests(db, id) };
}

/** A guest's own booking while it awaits its payment. `NOT_FOUND` for another's, `WRONG_STATE` once it is past that. */
export async function findUnpaidBooking(
  db: Db,
  id: BookingId,
  by: ChangeBy,
): Promise<Result<CurrentBooking, "NOT_FOUND" | "WRONG_STATE">> {
  const standing = await findCurrentBooking(db, id, by);
  return standing ? unpaidOf(standing) : refuse("NOT_FOUND");
}

/** A booking while it awaits its payment. `WRONG_STATE` once it is past that. */
export function unpaidOf(standing: CurrentBooking): Result<CurrentBooking, "WRONG_STATE"> {
  const { state } = standing.row;
  return state === "awaitingPayment" ? ok(standing) : refuse("WRONG_STATE", { state });
}

/** The same under the booking's lock, with the database's clock. */
export async function lockCurrentBooking(
  tx: Tx,
  id: BookingId,
  by: ChangeBy,
): Promise<(CurrentBooking & { readonly now: Date }) | null> {
  const locked = await lockBooking(tx, id);
  if (!locked || !isTheirs(locked.row, by)) return null;
  return { ...locked, guests: await loadGuests(tx, id) };
}

const isTheirs = (row: BookingRow, by: ChangeBy): boolean => by.who === "staff" || row.ownerId === by.ownerId;

const loadGuests = (db: Db | Tx, bookingId: BookingId): Promise<GuestRow[]> =>
  db
    .select()
    .from(bookingGuest)
    .where(eq(bookingGuest.bookingId, bookingId))
    .orderBy(asc(bookingGuest.position));
