import { type Day, daysBetween, nightsOf } from "../calendar/day.ts";
import { ok, type Result, refuse } from "../result.ts";

export type Span = { readonly checkIn: Day; readonly checkOut: Day };
type RoomDates = { readonly checkIn?: Day | undefined; readonly checkOut?: Day | undefined };

/** The nights `[checkIn, checkOut)` of a room: its own where it has some, else the stay's. */
export const roomSpan = (room: RoomDates, stay: Span): Span => ({
  checkIn: room.checkIn ?? stay.checkIn,
  checkOut: room.checkOut ?? stay.checkOut,
});

/** Whether two spans share a night; one that ends on the day on which the other begins does not. */
export const overlap = (a: Span, b: Span): boolean => a.checkIn < b.checkOut && b.checkIn < a.checkOut;

/**
 * Whether rooms with dates of their own make one stay. Every guest sleeps in one room; whoever comes later or leaves
 * earlier has a room with fewer nights. So each room has at least one night, all of them within the stay, and no night
 * of the stay is without a room: a stay with a gap would be two. `ROOM_DATES` names the room, or the empty night.
 */
export function checkRoomDates(rooms: readonly RoomDates[], stay: Span): Result<true, "ROOM_DATES"> {
  const slept = new Set<Day>();
  for (const [room, dates] of rooms.entries()) {
    const span = roomSpan(dates, stay);
    const within = stay.checkIn <= span.checkIn && span.checkOut <= stay.checkOut;
    if (!within || daysBetween(span.checkIn, span.checkOut) < 1) return refuse("ROOM_DATES", { room });
    for (const night of nightsOf(span.checkIn, span.checkOut)) slept.add(night);
  }
  const empty = nightsOf(stay.checkIn, stay.checkOut).find((night) => !slept.has(night));
  return empty === undefined ? ok(true) : refuse("ROOM_DATES", { night: empty });
}
