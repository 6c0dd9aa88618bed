import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { NextRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { note, replaceStay } from "../bookings/public.ts";
import { bookedClaim } from "./booked-claim.ts";
import { type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { keepVersion } from "./keep-version.ts";
import { claimRoomsOf } from "./make-way.ts";
import { isSamePlan, loadSecondRoom, type PlannedRoom, secondRoomOf } from "./second-room.ts";

export type StaySplit = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** The place in the booking, from 0. */
  readonly position: number;
  /** The room that its guests were seen in, and the change that was seen to be planned. */
  readonly roomId: RoomId;
  readonly was: PlannedRoom;
  /** From which night they sleep in which other room; null has them stay where they are. */
  readonly next: PlannedRoom;
  /** Why, for the history. Needed where the second room is of another type. */
  readonly reason?: string | undefined;
};

export type SplitRefusals =
  | "INVALID_INPUT"
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "SOLD_OUT"
  | "ROOM_TOO_SMALL"
  | "ROOM_LOCKED"
  | "STAY_PARKED";

/**
 * Plans that the guests of one place change rooms during their stay, into another room at the agreed price, or takes that plan
 * back. The nights of both rooms are claimed as one stay: each of them once, all or none. What is planned already is left as it is,
 * so that a call that comes twice does nothing. Guests who are still to come are mailed where the rooms are of two types.
 *
 * `SOLD_OUT` when somebody has one of the nights; `ROOM_LOCKED` when the room that they would leave was promised to them;
 * `ROOM_TOO_SMALL` when the second does not sleep them; `INVALID_INPUT` for another type without a reason; `WRONG_STATE` by `rule`
 * when somebody has moved them or planned otherwise (`movedMeanwhile`), or there is no night before and after the change
 * (`splitNight`).
 */
export async function splitStay(tx: Tx, call: StaySplit): Promise<Result<{ done: true }, SplitRefusals>> {
  const { bookingId, staffId, position, reason } = call;
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[position];
  if (!standing || !place) return refuse("NOT_FOUND");
  const { row, stay, now: at } = standing;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (row.payUntil !== null && row.payUntil <= at) return refuse("WRONG_STATE", { state: "lapsed" });
  if (isSamePlan(place.next ?? null, call.next)) return ok({ done: true });
  if (place.parked) return refuse("STAY_PARKED");
  if (place.roomId !== call.roomId || !isSamePlan(place.next ?? null, call.was))
    return refuse("WRONG_STATE", { rule: "movedMeanwhile" });
  const next = await plannedRoom(tx, standing, place, call.next);
  if (!next.ok) return next;
  // Who gives another type of room at the agreed price says why, as whoever moves guests into one does.
  if (next.value?.type && !reason)
    return refuseFields("INVALID_INPUT", [{ path: "reason", rule: "required" }]);
  const { next: before, ...whole } = place;
  const rooms = stay.rooms.with(position, { ...whole, ...(next.value && { next: next.value }) });
  const after = { ...stay, rooms };
  const claim = bookedClaim(row);
  if (!claim) return refuse("WRONG_STATE", { state: row.state });
  const claimed = await claimRoomsOf(tx, [{ ...claim, stay: after }]);
  if (!claimed.ok) return claimed;
  await keepVersion(tx, standing, staffId);
  await tx
    .update(booking)
    .set({ version: row.version + 1 })
    .where(eq(booking.id, bookingId));
  await replaceStay(tx, bookingId, after);
  await note(tx, {
    bookingId,
    what: next.value ? "roomChangePlanned" : "roomChangeCancelled",
    at,
    staffId,
    before: { roomNo: place.roomNo, nextRoom: before?.roomNo ?? null, nextFrom: before?.on ?? null },
    after: { roomNo: place.roomNo, nextRoom: next.value?.roomNo ?? null, nextFrom: next.value?.on ?? null },
    facts: { priceKept: true, ...(reason && { note: reason }) },
    historyFacts: { from: place.roomNo, to: next.value?.roomNo ?? place.roomNo },
  });
  if ((next.value?.type ?? before?.type) && row.state !== "inHouse")
    await enqueue(tx, "send-mail", {
      template: "booking-changed",
      bookingId,
      version: row.version + 1,
      refundSen: 0,
    });
  return ok({ done: true });
}

/** The room that is to be changed into; nothing where they stay. Rooms out of use and taken nights are refused by the claim. */
async function plannedRoom(
  tx: Tx,
  standing: CurrentBooking,
  place: HeldRoom,
  planned: PlannedRoom,
): Promise<Result<NextRoom | undefined, SplitRefusals>> {
  if (planned === null) return ok(undefined);
  const second = await loadSecondRoom(tx, planned.roomId);
  if (!second) return refuse("NOT_FOUND");
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  return secondRoomOf(standing, { place, on: planned.on, second, today });
}
