import { overlap, roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";

type Stay = { readonly checkIn: Day; readonly checkOut: Day; readonly rooms: readonly HeldRoom[] };

/**
 * The rooms in which the other guests of a booking sleep on a night of the place at `position`. The booking's own claim
 * holds them, so that the claim cannot refuse them to that place.
 */
export function roomsBeside(stay: Stay, position: number): ReadonlySet<RoomId> {
  const place = stay.rooms[position];
  if (!place) return new Set();
  const span = roomSpan(place, stay);
  const others = stay.rooms.filter((other, i) => i !== position && overlap(roomSpan(other, stay), span));
  return new Set(others.map(({ roomId }) => roomId));
}
