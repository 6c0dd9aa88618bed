import { BookingJson } from "@pulau/contract/drafts.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId, RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { roomHolds } from "@pulau/domain/party/beds.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bookingVersion } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { setCleaning } from "../../selling/rooms/public.ts";
import { note, replaceStay } from "../bookings/public.ts";
import { claimStay, loadRoomTypes } from "../holds/public.ts";
import { type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { moveDay } from "./move-day.ts";
import { roomsBeside } from "./rooms-beside.ts";

export type RoomMove = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** The place in the booking, from 0. */
  readonly position: number;
  readonly roomId: RoomId;
  /** Why, for the history. Needed where the new room is of another type. */
  readonly reason?: string | undefined;
};

type Refusals = "INVALID_INPUT" | "NOT_FOUND" | "WRONG_STATE" | "SOLD_OUT" | "ROOM_TOO_SMALL";

/**
 * Moves the guests of one room into another at the price that was agreed, whatever its type: before they come for the
 * whole stay, in house from today's night on, and then the room that they leave is to be cleaned. `SOLD_OUT` when
 * somebody else has the room on a night, be it others of the same booking; `ROOM_TOO_SMALL` when it does not sleep them;
 * `INVALID_INPUT` for another type without a reason. A later change is priced by what
 * it changes, so a better room that was given stays given. Guests who are still to come are mailed where they have another
 * type of room than they were told; to those in house the desk speaks.
 */
export async function moveRoom(tx: Tx, move: RoomMove): Promise<Result<{ roomNo: string }, Refusals>> {
  const { bookingId, staffId, position, roomId, reason } = move;
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[position];
  const [into] = await tx.select().from(room).where(eq(room.id, roomId));
  if (!standing || !place || !into) return refuse("NOT_FOUND");
  const { row, stay, now: at } = standing;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (place.roomId === roomId) return refuse("WRONG_STATE");
  if (roomsBeside(stay, position).has(roomId)) return refuse("SOLD_OUT");
  const { timeZone } = await loadSettings(tx);
  const moved = movePlace(standing, place, { into, today: await loadToday(tx, timeZone) });
  const types = await loadRoomTypes(tx, [moved]);
  // Who gives another type of room at the agreed price says why; within a type that is nobody's question.
  if (!reason && into.roomTypeId !== place.roomTypeId)
    return refuseFields("INVALID_INPUT", [{ path: "reason", rule: "required" }]);
  const type = types.get(into.roomTypeId);
  if (!type || !sleeps({ ...type, maxPax: into.maxPax }, moved)) return refuse("ROOM_TOO_SMALL");
  const held = { ...moved, roomTypeName: type.name };
  const after = { ...stay, rooms: stay.rooms.with(position, held) };
  const paid = row.state !== "awaitingPayment";
  const claimed = await claimStay(
    tx,
    {
      holdId: row.holdId,
      stay: after,
      ...(paid ? { state: "booked", until: null } : { state: "payment", until: row.payUntil }),
    },
    sql`UPDATE stay_hold SET stay = ${JSON.stringify(after)}::jsonb WHERE id = ${row.holdId} RETURNING 1`,
  );
  if (!claimed.ok) return claimed;
  await keepVersion(tx, standing, staffId);
  await tx
    .update(booking)
    .set({ version: row.version + 1, bookingJson: jsonAfter(row.bookingJson, position, into.roomTypeId) })
    .where(eq(booking.id, row.id));
  await replaceStay(tx, row.id, after);
  if (row.state === "inHouse")
    await setCleaning(tx, {
      roomIds: [place.roomId],
      cleaning: "dirty",
      cause: "roomMove",
      staffId,
      at,
      bookingId,
    });
  const sides = { before: { roomNo: place.roomNo }, after: { roomNo: into.roomNo } };
  await note(tx, {
    bookingId,
    what: "roomMoved",
    at,
    staffId,
    ...sides,
    facts: { priceKept: true, ...(reason && { note: reason }) },
    historyFacts: { from: place.roomNo, to: into.roomNo },
  });
  if (into.roomTypeId !== place.roomTypeId && row.state !== "inHouse")
    await enqueue(tx, "send-mail", {
      template: "booking-changed",
      bookingId,
      version: row.version + 1,
      refundSen: 0,
    });
  return ok({ roomNo: into.roomNo });
}

type Room = typeof room.$inferSelect;

/** The place with its new room; a way to make up the beds is one of the old room's type alone. */
function movePlace(
  standing: CurrentBooking,
  place: HeldRoom,
  { into, today }: { into: Room; today: Day },
): HeldRoom {
  const { bedOptionId, ...rest } = place;
  const sameType = into.roomTypeId === place.roomTypeId;
  const bare = { ...rest, roomTypeId: into.roomTypeId, ...(sameType && bedOptionId && { bedOptionId }) };
  return movedInto(bare, { roomId: into.id, roomNo: into.roomNo }, moveDay(standing, place, today));
}

const sleeps = (capacity: Parameters<typeof roomHolds>[0], place: HeldRoom): boolean =>
  roomHolds(capacity, place).ok;

async function keepVersion(
  tx: Tx,
  standing: CurrentBooking & { now: Date },
  staffId: StaffId,
): Promise<void> {
  const { row, stay, guests, now } = standing;
  await tx.insert(bookingVersion).values({
    bookingId: row.id,
    version: row.version,
    at: now,
    staffId,
    stay,
    guests: [...guests],
    totalSen: row.totalSen,
    differenceSen: 0,
    refundSen: 0,
    keptSen: 0,
  });
}

/** What the wizard begins a change from asks for the room that they have now. */
function jsonAfter(kept: BookingJson, position: number, roomTypeId: RoomTypeId): BookingJson {
  const json = BookingJson.parse(kept);
  const rooms = json.rooms.map((choice, i) => (i === position ? { ...choice, roomTypeId } : choice));
  return { ...kept, rooms };
}
