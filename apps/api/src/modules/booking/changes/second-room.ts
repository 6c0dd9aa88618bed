import { type NextRoom, nextWithin, nightsOfOwnRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { paxOf, roomHolds } from "@pulau/domain/party/beds.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "../bookings/public.ts";
import { loadRoomTypes } from "../holds/public.ts";

/** From which night guests sleep in which other room; null where they stay where they are. */
export type PlannedRoom = { readonly roomId: RoomId; readonly on: Day } | null;

export const isSamePlan = (a: PlannedRoom, b: PlannedRoom): boolean =>
  a?.roomId === b?.roomId && a?.on === b?.on;

/** A room that guests shall change into, with its type as it is sold now. */
export type SecondRoom = {
  readonly room: typeof room.$inferSelect;
  readonly type: ReturnType<Awaited<ReturnType<typeof loadRoomTypes>>["get"]>;
};

/** Null for a room that is none. */
export async function loadSecondRoom(db: Db | Tx, roomId: RoomId): Promise<SecondRoom | null> {
  const [found] = await db.select().from(room).where(eq(room.id, roomId));
  if (!found) return null;
  const { roomTypeId } = found;
  return { room: found, type: (await loadRoomTypes(db, [{ roomTypeId }])).get(roomTypeId) };
}

type Plan = { readonly place: HeldRoom; readonly on: Day; readonly second: SecondRoom; readonly today: Day };
export type SecondRoomRefusal = "ROOM_LOCKED" | "ROOM_TOO_SMALL" | "WRONG_STATE";

/**
 * The change of rooms that a place shall have. `ROOM_LOCKED` when the room that they would leave was promised to them;
 * `ROOM_TOO_SMALL` when the second does not sleep them; `WRONG_STATE` by the rule `splitNight` when there is no night before and
 * after the change. Whether the room is free is another question.
 */
export function secondRoomOf(
  { row, stay }: { readonly row: BookingRow; readonly stay: HeldStay },
  { place, on, second, today }: Plan,
): Result<NextRoom, SecondRoomRefusal> {
  const { room: into } = second;
  if (place.locked) return refuse("ROOM_LOCKED", { roomNo: place.roomNo, reason: place.locked.reason });
  if (paxOf(place.occupants) > into.maxPax) return refuse("ROOM_TOO_SMALL");
  const type = otherType(place, second);
  if (!type.ok) return type;
  const next = { roomId: into.id, roomNo: into.roomNo, on, ...(type.value && { type: type.value }) };
  const span = roomSpan(place, stay);
  const { checkIn } = nightsOfOwnRoom(place, span);
  const begins = row.state === "inHouse" && today > checkIn ? today : checkIn;
  const isWithin = nextWithin({ ...place, next }, span) && on > begins && on > today;
  return isWithin ? ok(next) : refuse("WRONG_STATE", { rule: "splitNight" });
}

/** The second room's type, where it is another; one of their own type sleeps them as it was sold to them, another must do so anew. */
function otherType(
  place: HeldRoom,
  { room: { roomTypeId, maxPax }, type }: SecondRoom,
): Result<NextRoom["type"], "ROOM_TOO_SMALL"> {
  if (roomTypeId === place.roomTypeId) return ok(undefined);
  // How the beds were to be made up is of the first room alone.
  const { bedOptionId: _, ...sleepers } = place;
  if (!type || !roomHolds({ ...type, maxPax }, sleepers).ok) return refuse("ROOM_TOO_SMALL");
  return ok({ id: roomTypeId, name: type.name });
}
