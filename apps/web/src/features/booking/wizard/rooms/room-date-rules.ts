import type { RoomChoice } from "@pulau/contract/party.ts";
import { checkRoomDates, type Span } from "@pulau/domain/booking/room-dates.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";

/** The room with these nights; those of the whole stay are none of its own. */
export function withDates(room: RoomChoice, span: Span, stay: Span): RoomChoice {
  const { checkIn: _, checkOut: __, ...rest } = room;
  const whole = span.checkIn === stay.checkIn && span.checkOut === stay.checkOut;
  return whole ? rest : { ...rest, ...span };
}

/** The first night of the stay on which nobody has a room; null when there is none. */
export function emptyNight(rooms: readonly RoomChoice[], stay: Span): Day | null {
  const checked = checkRoomDates(rooms, stay);
  const night = checked.ok ? undefined : checked.failure.facts?.night;
  return typeof night === "string" && isDay(night) ? night : null;
}
