import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../bookings/public.ts";
import { lockCurrentBooking } from "./current-booking.ts";

export type RoomLocking = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** The place in the booking, from 0. */
  readonly position: number;
  /** The room that its guests were seen in. */
  readonly roomId: RoomId;
  /** Why; null unlocks the room. */
  readonly reason: string | null;
};

/**
 * Promises a room to the guests of one place of a booking, with a reason, or takes the promise back. Its nights, price and
 * papers stay what they are. `WRONG_STATE` by `rule` when they have been moved since they were seen, or are to change rooms.
 */
export async function lockRoom(
  tx: Tx,
  { bookingId, staffId, position, roomId, reason }: RoomLocking,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "STAY_PARKED">> {
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[position];
  if (!standing || !place) return refuse("NOT_FOUND");
  const { row, stay, now: at } = standing;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (place.parked) return refuse("STAY_PARKED");
  if (place.roomId !== roomId) return refuse("WRONG_STATE", { rule: "movedMeanwhile" });
  // A room that its guests are to leave can't be promised to them; nor would the promise be of the next one.
  if (reason !== null && place.next) return refuse("WRONG_STATE", { rule: "splitBefore" });
  const { locked: before, ...open } = place;
  if ((before?.reason ?? null) === reason) return ok({ done: true });
  const locked = reason === null ? null : { reason, staffId, at: at.toISOString() };
  const rooms = stay.rooms.with(position, { ...open, ...(locked && { locked }) });
  await tx
    .update(stayHold)
    .set({ stay: { ...stay, rooms } })
    .where(eq(stayHold.id, row.holdId));
  await tx
    .update(bookingRoom)
    .set({ locked })
    .where(and(eq(bookingRoom.bookingId, bookingId), eq(bookingRoom.position, position)));
  await note(tx, {
    bookingId,
    what: reason === null ? "roomUnlocked" : "roomLocked",
    at,
    staffId,
    before: { roomLock: before?.reason ?? null },
    after: { roomLock: reason },
    facts: { roomNo: place.roomNo },
    historyFacts: reason === null ? {} : { note: reason },
  });
  return ok({ done: true });
}
