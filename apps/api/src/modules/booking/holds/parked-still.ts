import { roomOfNight } from "@pulau/domain/booking/earlier-rooms.ts";
import { hasRoomIn } from "@pulau/domain/booking/parked.ts";
import { roomSpan, type Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { StandingRooms } from "./pick-rooms.ts";

type WantedPlace = {
  readonly room: {
    readonly roomTypeId: RoomTypeId;
    readonly checkIn?: Day | undefined;
    readonly checkOut?: Day | undefined;
  };
  readonly stay: Span;
  /** The room that the place keeps. */
  readonly roomId: RoomId | undefined;
};

/**
 * The rooms that stand in for guests who are parked and stay so, because a change leaves them their type and their nights; on
 * other nights, or in another type, a room is found for them as for everybody.
 */
export function parkedStill(held: HeldStay, { room, stay, roomId }: WantedPlace): StandingRooms | undefined {
  const place = held.rooms.find((other) => other.parked && other.roomId === roomId);
  if (!place || place.roomTypeId !== room.roomTypeId) return;
  const [before, after] = [roomSpan(place, held), roomSpan(room, stay)];
  if (before.checkIn !== after.checkIn || before.checkOut !== after.checkOut) return;
  return {
    roomId: place.roomId,
    roomNo: place.roomNo,
    claims: nightsOf(before.checkIn, before.checkOut)
      .filter((night) => hasRoomIn(place, night))
      .map((night) => ({
        roomId: roomOfNight(place, night),
        span: { checkIn: night, checkOut: addDays(night, 1) },
      })),
  };
}
