import type { BookingChange, ChangeQuote } from "@pulau/contract/changes.ts";
import type { StaffChange } from "@pulau/contract/staff-changes.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { room } from "../../../db/schema/rooms.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { KeyedCall } from "../../../plugins/idempotency.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { setCleaning } from "../../selling/rooms/public.ts";
import { note } from "../bookings/public.ts";
import type { Agreed, Change } from "./change-booking.ts";
import { clearRoom } from "./clear-room.ts";
import type { ChangeBy } from "./current-booking.ts";
import { moveRoom, type RoomMove } from "./move-room.ts";
import { type ChangeCall, makeChange, type RequestedChange, requestChange } from "./request-change.ts";
import { draftOf, withChange } from "./requested-stay.ts";
import { roomsBeside } from "./rooms-beside.ts";
import { isSamePlan, loadSecondRoom } from "./second-room.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
export type Move = Omit<RoomMove, "reason">;
type Staff = Extract<ChangeBy, { who: "staff" }>;
type Room = typeof room.$inferSelect;

const findRoom = async (db: Db, roomId: RoomId): Promise<Room | null> =>
  (await db.select().from(room).where(eq(room.id, roomId)))[0] ?? null;

type Into = { readonly position: number; readonly room: Room; readonly change: BookingChange };

/**
 * The stay with one room of another type, on the days of the change; a way to make up the beds is one of the old room's
 * alone. `WRONG_STATE` where neither type nor days are others: that is a move at the agreed price.
 */
const intoRoom =
  ({ position, room: into, change }: Into): RequestedChange =>
  (standing) => {
    const before = draftOf(standing);
    const { rooms, checkIn, nights } = withChange(before, change);
    const choice = rooms[position];
    if (!choice) return refuse("NOT_FOUND");
    if (roomsBeside(standing.stay, position).has(into.id)) return refuse("SOLD_OUT");
    const otherDays = checkIn !== before.checkIn || nights !== before.nights;
    if (choice.roomTypeId === into.roomTypeId)
      return otherDays ? ok(change) : refuse("WRONG_STATE", { rule: "sameType" });
    const { bedOptionId: _, ...rest } = choice;
    return ok({ ...change, rooms: rooms.with(position, { ...rest, roomTypeId: into.roomTypeId }) });
  };

/** Whoever has slept in the old room leaves it to be cleaned, and the history says from where to where they went. */
const noteMoved =
  (
    { position, room: into }: Into,
    { staffId, note: reason, keepPrice }: Staff,
  ): NonNullable<Change["also"]> =>
  async (tx, { row, stay, now: at }) => {
    const left = stay.rooms[position];
    if (!left || (left.roomId === into.id && !left.parked)) return;
    if (row.state === "inHouse")
      await setCleaning(tx, {
        roomIds: [left.roomId],
        cleaning: "dirty",
        cause: "roomMove",
        staffId,
        at,
        bookingId: row.id,
      });
    await note(tx, {
      bookingId: row.id,
      what: left.parked ? "roomFound" : "roomMoved",
      at,
      staffId,
      before: { roomNo: left.parked ? null : left.roomNo },
      after: { roomNo: into.roomNo },
      facts: { priceKept: keepPrice === true, ...(reason && { note: reason }) },
      historyFacts: left.parked ? { to: into.roomNo } : { from: left.roomNo, to: into.roomNo },
    });
  };

const callInto = (bookingId: Move["bookingId"], by: Staff, into: Into) => ({
  bookingId,
  by: { ...by, into: { position: into.position, roomId: into.room.id } },
  change: intoRoom(into),
  also: noteMoved(into, by),
});

type StaffCall = {
  readonly bookingId: Move["bookingId"];
  readonly by: Staff;
  readonly change: StaffChange;
};

/**
 * `NOT_FOUND` for a room that is none; `INVALID_INPUT` for a stay that is split while its rooms or days change. Guests who
 * are parked in the room make way, where another room of their type is left.
 */
export async function readStaffCall(
  db: Db,
  { bookingId, by, change: { into, split, ...change } }: StaffCall,
): Promise<Result<ChangeCall & Pick<Change, "also">, "NOT_FOUND" | "INVALID_INPUT">> {
  if (split && (into || change.rooms || change.checkIn || change.nights))
    return refuseFields("INVALID_INPUT", [{ path: "split", rule: "alone" }]);
  if (split) return readSplit(db, { bookingId, by, split, change });
  if (!into) return ok({ bookingId, by, change: () => ok(change) });
  const found = await findRoom(db, into.roomId);
  if (found) await inTransaction(db, (tx) => clearRoom(tx, { bookingId, roomId: found.id, ...change }));
  return found
    ? ok(callInto(bookingId, by, { position: into.room, room: found, change }))
    : refuse("NOT_FOUND");
}

type SplitCall = Omit<StaffCall, "change"> & {
  readonly split: NonNullable<StaffChange["split"]>;
  readonly change: BookingChange;
};

/** A change of rooms during the stay. Guests who are parked in the second room make way, where another room of their type is left. */
async function readSplit(
  db: Db,
  { bookingId, by, split: { room: position, roomId, was, next }, change }: SplitCall,
): Promise<Result<ChangeCall & Pick<Change, "also">, "NOT_FOUND">> {
  const second = next && (await loadSecondRoom(db, next.roomId));
  if (next && !second) return refuse("NOT_FOUND");
  if (next) await inTransaction(db, (tx) => clearRoom(tx, { bookingId, roomId: next.roomId, from: next.on }));
  const planned = next && second ? { on: next.on, second } : null;
  return ok({
    bookingId,
    by: { ...by, split: { position, next: planned } },
    change: ({ stay }) => {
      const place = stay.rooms[position];
      if (!place) return refuse("NOT_FOUND");
      if (place.parked) return refuse("STAY_PARKED");
      const isAsSeen = place.roomId === roomId && isSamePlan(place.next ?? null, was);
      return isAsSeen ? ok({ ...change, splits: true }) : refuse("WRONG_STATE", { rule: "movedMeanwhile" });
    },
    also: noteSplit({ position, into: planned && { ...planned, roomNo: planned.second.room.roomNo } }, by),
  });
}

type PlannedInto = { readonly roomNo: string; readonly on: Day } | null;

/** The history says which change of rooms was planned, or taken back. */
const noteSplit =
  (
    { position, into }: { readonly position: number; readonly into: PlannedInto },
    { staffId, note: reason, keepPrice }: Staff,
  ): NonNullable<Change["also"]> =>
  async (tx, { row, stay, now: at }) => {
    const place = stay.rooms[position];
    if (!place) return;
    const { roomNo, next: before } = place;
    await note(tx, {
      bookingId: row.id,
      what: into ? "roomChangePlanned" : "roomChangeCancelled",
      at,
      staffId,
      before: { roomNo, nextRoom: before?.roomNo ?? null, nextFrom: before?.on ?? null },
      after: { roomNo, nextRoom: into?.roomNo ?? null, nextFrom: into?.on ?? null },
      facts: { priceKept: keepPrice === true, ...(reason && { note: reason }) },
      historyFacts: { from: roomNo, to: into?.roomNo ?? roomNo },
    });
  };

/** Quotes a change as staff may make it: also into the room that they name. */
export async function quoteStaffChange(deps: Deps, call: StaffCall): Promise<Result<ChangeQuote>> {
  const read = await readStaffCall(deps.db, call);
  return read.ok ? requestChange(deps, read.value) : read;
}

/** Makes what `quoteStaffChange` quotes. */
export async function makeStaffChange(
  deps: Deps,
  { agreed, saves, keyed, ...call }: StaffCall & Pick<Change, "agreed" | "saves"> & { keyed?: KeyedCall },
): Promise<Result<ChangeQuote>> {
  const read = await readStaffCall(deps.db, call);
  if (!read.ok) return read;
  return makeChange(deps, { ...read.value, agreed, ...(saves && { saves }), ...(keyed && { keyed }) });
}

/** What a move costs or gives back when the whole stay is priced in the new room's type. Nothing is changed. */
export async function quoteMove(deps: Deps, move: Move): Promise<Result<ChangeQuote>> {
  const call = await readMove(deps.db, move);
  return call.ok ? requestChange(deps, call.value) : call;
}

/** A move at the price of the new room's type, as the change that it is. `NOT_FOUND` for a room that is none. */
export async function readMove(
  db: Db,
  { bookingId, staffId, position, roomId }: Move,
): Promise<Result<ChangeCall, "NOT_FOUND">> {
  const found = await findRoom(db, roomId);
  if (!found) return refuse("NOT_FOUND");
  return ok(callInto(bookingId, { who: "staff", staffId }, { position, room: found, change: {} }));
}

type PricedMove = RoomMove & { readonly agreed: Agreed };

/** Moves the guests of one room into another: at the price that was agreed before, or at that of its type. */
export const moveGuests = (
  deps: Deps,
  { keepPrice, agreed, ...move }: PricedMove & { readonly keepPrice: boolean },
): Promise<Result<{ roomNo: string }>> =>
  keepPrice ? inTransaction(deps.db, (tx) => moveRoom(tx, move)) : moveAtNewPrice(deps, { ...move, agreed });

/**
 * Moves the guests of one room into one of another type at the price of that type, as a change of the booking: with its
 * money, papers and mail. `PRICE_CHANGED` when it is not the price that was shown.
 */
async function moveAtNewPrice(
  deps: Deps,
  { agreed, ...move }: PricedMove,
): Promise<Result<{ roomNo: string }>> {
  const { bookingId, staffId, position, reason, despiteLock } = move;
  const found = await findRoom(deps.db, move.roomId);
  if (!found) return refuse("NOT_FOUND");
  const by = { who: "staff", staffId, note: reason, despiteLock } as const;
  const made = await makeChange(deps, {
    ...callInto(bookingId, by, { position, room: found, change: {} }),
    agreed,
  });
  return made.ok ? ok({ roomNo: found.roomNo }) : made;
}
