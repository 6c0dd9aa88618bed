import type { MoveObstacle } from "@pulau/contract/room-moves.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import { unparked } from "@pulau/domain/booking/parked.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { paxOf, roomHolds } from "@pulau/domain/party/beds.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { eq, inArray } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { setCleaning } from "../../selling/rooms/public.ts";
import { note, replaceStay } from "../bookings/public.ts";
import { loadRoomTypes } from "../holds/public.ts";
import { bookedClaim } from "./booked-claim.ts";
import { type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { jsonOfRooms } from "./json-of-rooms.ts";
import { keepVersion } from "./keep-version.ts";
import { claimRoomsOf } from "./make-way.ts";
import { moveDay } from "./move-day.ts";
import { tellLacking } from "./tell-lacking.ts";

/** The guests of one place of a booking, and the room that they shall have. */
export type PlaceMove = {
  readonly bookingId: BookingId;
  /** The place in the booking, from 0. */
  readonly position: number;
  readonly roomId: RoomId;
  /** The room that they were seen in; wherever they are unless told. */
  readonly from?: RoomId | undefined;
};

export type RoomMoves = {
  readonly staffId: StaffId;
  readonly moves: readonly PlaceMove[];
  /** Why, for the history. Needed where a new room is of another type. */
  readonly reason?: string | undefined;
  /** What was asked before: guests in house, or with a locked room, are not moved without. */
  readonly despite: readonly MoveObstacle[];
};

export type MoveRefusals =
  | "INVALID_INPUT"
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "SOLD_OUT"
  | "ROOM_TOO_SMALL"
  | "ROOM_LOCKED";

/**
 * Moves the guests of several rooms at once, at the prices that were agreed, whatever the rooms' types: all of them or
 * nobody. They may take each other's rooms. Before they come they move for the whole stay, in house from today's night on,
 * and then the room that they leave is to be cleaned. Who is in the room already is left there, so that a call that is
 * repeated does nothing.
 *
 * `SOLD_OUT` when somebody else has a room on a night; `ROOM_TOO_SMALL` when it does not sleep them; `ROOM_LOCKED` when
 * theirs was promised to them; `WRONG_STATE` by `rule` when they have been moved or have come since they were seen;
 * `INVALID_INPUT` for another type without a reason. A later change is priced by what it changes, so a better room that was
 * given stays given. Guests who are still to come are mailed where they have another type of room than they were told; to
 * those in house the desk speaks.
 */
export async function moveRooms(tx: Tx, call: RoomMoves): Promise<Result<{ done: true }, MoveRefusals>> {
  const read = await readMoves(tx, call);
  if (!read.ok) return read;
  const moved = read.value.filter(({ steps }) => steps.length > 0);
  if (moved.length === 0) return ok({ done: true });
  const claimed = await claimRoomsOf(
    tx,
    moved.flatMap(({ standing: { row }, after }) => {
      const claim = bookedClaim(row);
      return claim ? [{ ...claim, stay: after }] : [];
    }),
  );
  if (!claimed.ok) return claimed;
  for (const booked of moved) await writeMoved(tx, booked, call);
  return ok({ done: true });
}

type Room = typeof room.$inferSelect;
type Standing = CurrentBooking & { readonly now: Date };
type Step = { readonly position: number; readonly before: HeldRoom; readonly after: HeldRoom };
/** A booking with its stay as it shall be, and who of it is moved. */
type Moved = { readonly standing: Standing; readonly after: HeldStay; readonly steps: readonly Step[] };

/** Locks the bookings, in the order of their ids, and works out the stays that they shall have. */
async function readMoves(tx: Tx, call: RoomMoves): Promise<Result<Moved[], MoveRefusals>> {
  const byBooking = Map.groupBy(call.moves, ({ bookingId }) => bookingId);
  const standings = new Map<BookingId, Standing>();
  for (const bookingId of [...byBooking.keys()].sort()) {
    const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId: call.staffId });
    if (!standing) return refuse("NOT_FOUND");
    standings.set(bookingId, standing);
  }
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const ids = call.moves.map(({ roomId }) => roomId);
  const rooms = new Map(
    (await tx.select().from(room).where(inArray(room.id, ids))).map((row) => [row.id, row]),
  );
  const read: Moved[] = [];
  for (const [bookingId, standing] of standings) {
    const steps = stepsOf(standing, byBooking.get(bookingId) ?? [], { ...call, rooms, today });
    if (!steps.ok) return steps;
    const named = await fitted(tx, steps.value, rooms);
    if (!named.ok) return named;
    const places = standing.stay.rooms.map(
      (place, i) => named.value.find(({ position }) => position === i)?.after ?? place,
    );
    read.push({ standing, after: { ...standing.stay, rooms: places }, steps: named.value });
  }
  return ok(read);
}

type MoveContext = Pick<RoomMoves, "despite" | "reason"> & {
  readonly rooms: ReadonlyMap<RoomId, Room>;
  readonly today: Day;
};

/** Who of a booking is moved where; nobody who is there already. */
function stepsOf(
  standing: Standing,
  moves: readonly PlaceMove[],
  { rooms, today, despite, reason }: MoveContext,
): Result<Step[], MoveRefusals> {
  const { row, stay, now } = standing;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (row.payUntil !== null && row.payUntil <= now) return refuse("WRONG_STATE", { state: "lapsed" });
  const steps: Step[] = [];
  for (const { position, roomId, from } of moves) {
    const before = stay.rooms[position];
    const into = rooms.get(roomId);
    if (!before || !into) return refuse("NOT_FOUND");
    if (before.roomId === roomId && !before.parked) continue;
    // Which room stands in for somebody who is parked is nobody's news.
    if (from !== undefined && before.roomId !== from && !before.parked)
      return refuse("WRONG_STATE", { rule: "movedMeanwhile" });
    if (row.state === "inHouse" && !despite.includes("inHouse"))
      return refuse("WRONG_STATE", { rule: "arrivedMeanwhile" });
    if (before.locked && !despite.includes("locked"))
      return refuse("ROOM_LOCKED", { roomNo: before.roomNo, reason: before.locked.reason });
    // Who gives another type of room at the agreed price says why; within a type that is nobody's question.
    if (!reason && into.roomTypeId !== before.roomTypeId)
      return refuseFields("INVALID_INPUT", [{ path: "reason", rule: "required" }]);
    steps.push({ position, before, after: movePlace(standing, before, { into, today }) });
  }
  return ok(steps);
}

/**
 * The place with its new room; a way to make up the beds, and a change of rooms that is planned, are of the old room's type
 * alone.
 */
function movePlace(
  standing: CurrentBooking,
  place: HeldRoom,
  { into, today }: { readonly into: Room; readonly today: Day },
): HeldRoom {
  const { bedOptionId, next, ...rest } = unparked(place) as HeldRoom;
  const sameType = into.roomTypeId === place.roomTypeId;
  const bare = {
    ...rest,
    roomTypeId: into.roomTypeId,
    ...(sameType && bedOptionId && { bedOptionId }),
    ...(sameType && next && { next }),
  };
  return movedInto(bare, { roomId: into.id, roomNo: into.roomNo }, moveDay(standing, place, today));
}

/** The steps with the names of their rooms' types; `ROOM_TOO_SMALL` for a room that does not sleep who shall have it. */
async function fitted(
  tx: Tx,
  steps: readonly Step[],
  rooms: ReadonlyMap<RoomId, Room>,
): Promise<Result<Step[], "ROOM_TOO_SMALL">> {
  if (steps.length === 0) return ok([]);
  const types = await loadRoomTypes(
    tx,
    steps.map(({ after }) => after),
  );
  const named: Step[] = [];
  for (const step of steps) {
    const type = types.get(step.after.roomTypeId);
    const maxPax = rooms.get(step.after.roomId)?.maxPax;
    if (!type || maxPax === undefined || !sleeps({ ...type, maxPax }, step)) return refuse("ROOM_TOO_SMALL");
    named.push({ ...step, after: { ...step.after, roomTypeName: type.name } });
  }
  return ok(named);
}

/** A room of their own type sleeps them as it was sold to them, unless it takes fewer; one of another type must do so anew. */
const sleeps = (capacity: Parameters<typeof roomHolds>[0], { before, after }: Step): boolean =>
  before.roomTypeId === after.roomTypeId
    ? paxOf(after.occupants) <= capacity.maxPax
    : roomHolds(capacity, after).ok;

/** Writes a booking whose guests have been moved: what it was, what it is, who is told, and what is to be cleaned. */
async function writeMoved(
  tx: Tx,
  { standing, after, steps }: Moved,
  { staffId, reason }: RoomMoves,
): Promise<void> {
  const { row, now: at } = standing;
  const bookingId = row.id;
  await keepVersion(tx, standing, staffId);
  await tx
    .update(booking)
    .set({ version: row.version + 1, bookingJson: jsonOfRooms(row.bookingJson, after.rooms) })
    .where(eq(booking.id, bookingId));
  await replaceStay(tx, bookingId, after);
  await tellLacking(tx, bookingId, after);
  const roomIds = steps.map(({ before }) => before.roomId);
  if (row.state === "inHouse")
    await setCleaning(tx, { roomIds, cleaning: "dirty", cause: "roomMove", staffId, at, bookingId });
  for (const { before, after: into } of steps)
    await note(tx, {
      bookingId,
      what: before.parked ? "roomFound" : "roomMoved",
      at,
      staffId,
      before: { roomNo: before.parked ? null : before.roomNo },
      after: { roomNo: into.roomNo },
      facts: { priceKept: true, ...(reason && { note: reason }) },
      historyFacts: before.parked ? { to: into.roomNo } : { from: before.roomNo, to: into.roomNo },
    });
  const isOtherType = steps.some(({ before, after: into }) => before.roomTypeId !== into.roomTypeId);
  if (isOtherType && row.state !== "inHouse")
    await enqueue(tx, "send-mail", {
      template: "booking-changed",
      bookingId,
      version: row.version + 1,
      refundSen: 0,
    });
}
