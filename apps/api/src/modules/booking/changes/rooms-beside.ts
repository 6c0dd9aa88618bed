import { nightsOfOwnRoom } from "@pulau/domain/booking/earlier-rooms.ts";
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
  const others = stay.rooms.filter((_, i) => i !== position).flatMap((other) => roomsAhead(other, stay));
  return new Set(others.filter((other) => overlap(other.span, span)).map(({ roomId }) => roomId));
}

/** The rooms of a place with their nights: the one that it has, and the one that its guests are to change into. */
function roomsAhead(place: HeldRoom, stay: Stay) {
  const whole = roomSpan(place, stay);
  const own = { roomId: place.roomId, span: nightsOfOwnRoom(place, whole) };
  const { next } = place;
  return next && next.on < whole.checkOut
    ? [own, { roomId: next.roomId, span: { ...whole, checkIn: next.on } }]
    : [own];
}
