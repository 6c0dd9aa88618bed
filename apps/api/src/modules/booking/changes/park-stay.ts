import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { type HeldRoom, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { note, replaceStay } from "../bookings/public.ts";
import { lockCurrentBooking } from "./current-booking.ts";
import { keepVersion } from "./keep-version.ts";

export type Parking = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** The place in the booking, from 0. */
  readonly position: number;
  /** The room that its guests were seen in. */
  readonly roomId: RoomId;
  /** That the room was promised to them was asked about before. */
  readonly despiteLock: boolean;
};

/**
 * Takes guests who are still to come out of their room, without giving them another one: they are sold a room of their type, and
 * wait for it in the chart's parking row. Their nights stay claimed, so nothing can be sold twice: in the room that they leave
 * until somebody else wants it, and then in another of the type. Price and papers stay what they are.
 *
 * `ROOM_LOCKED` when the room was promised to them; `WRONG_STATE` by `rule` when they have been moved since they were seen
 * (`movedMeanwhile`), are here, or have slept in a room already (`parkInHouse`), or are to change into
 * another type (`splitPark`). Sent again it does nothing.
 */
export async function parkStay(
  tx: Tx,
  { bookingId, staffId, position, roomId, despiteLock }: Parking,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "ROOM_LOCKED">> {
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[position];
  if (!standing || !place) return refuse("NOT_FOUND");
  const { row, stay, now: at } = standing;
  if (place.parked) return ok({ done: true });
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (row.payUntil !== null && row.payUntil <= at) return refuse("WRONG_STATE", { state: "lapsed" });
  if (row.state === "inHouse" || place.earlier) return refuse("WRONG_STATE", { rule: "parkInHouse" });
  if (place.roomId !== roomId) return refuse("WRONG_STATE", { rule: "movedMeanwhile" });
  // Who waits is owed one type of room on all of their nights.
  if (place.next?.type) return refuse("WRONG_STATE", { rule: "splitPark" });
  if (place.locked && !despiteLock)
    return refuse("ROOM_LOCKED", { roomNo: place.roomNo, reason: place.locked.reason });
  const parked = { staffId, at: at.toISOString() };
  const after = { ...stay, rooms: stay.rooms.with(position, { ...standIn(place), parked }) };
  await keepVersion(tx, standing, staffId);
  await tx.update(stayHold).set({ stay: after }).where(eq(stayHold.id, row.holdId));
  await tx
    .update(booking)
    .set({ version: row.version + 1 })
    .where(eq(booking.id, bookingId));
  await replaceStay(tx, bookingId, after);
  await note(tx, {
    bookingId,
    what: "stayParked",
    at,
    staffId,
    before: { roomNo: place.roomNo },
    after: { roomNo: null },
    facts: { priceKept: true },
    historyFacts: { from: place.roomNo },
  });
  return ok({ done: true });
}

/** The place without a promised room and a planned change: the rooms that it has stand in for any of its type. */
function standIn({ locked: _, next, ...place }: HeldRoom): HeldRoom {
  if (!next) return place;
  const { roomId, roomNo } = place;
  return { ...place, roomId: next.roomId, roomNo: next.roomNo, earlier: [{ roomId, roomNo, to: next.on }] };
}
