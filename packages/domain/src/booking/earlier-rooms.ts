import type { Day } from "../calendar/day.ts";
import type { Words } from "../catalogue/words.ts";
import type { RoomId, RoomTypeId } from "../ids.ts";

/** A room that the guests of a place slept in before they were moved, until the day `to`. */
export type EarlierRoom = { readonly roomId: RoomId; readonly roomNo: string; readonly to: Day };

/** The room that the guests of a place are to change into on the day `on`: it has their nights from then on. */
export type NextRoom = {
  readonly roomId: RoomId;
  readonly roomNo: string;
  readonly on: Day;
  /** Its type, where that is another than the one of the room that they leave. */
  readonly type?: { readonly id: RoomTypeId; readonly name: Words } | undefined;
  /** The nights in it cost what a room of its type costs; without it the agreed price stays. */
  readonly priced?: true | undefined;
};

type Place = {
  readonly roomId: RoomId;
  readonly earlier?: readonly EarlierRoom[] | undefined;
  readonly next?: NextRoom | undefined;
};

/**
 * In which room a place's guests sleep in a night: the first of their earlier ones that was theirs until after it, the next one
 * once they are to have changed into it, else the one that they have. `room_on` is the same in the database.
 */
export const roomOfNight = ({ roomId, earlier = [], next }: Place, night: Day): RoomId =>
  earlier.find(({ to }) => night < to)?.roomId ?? (next && night >= next.on ? next.roomId : roomId);

/** The nights that a place has in the room that is its own now: from the last change, up to the next one. */
export const nightsOfOwnRoom = (
  { earlier = [], next }: Place,
  span: { readonly checkIn: Day; readonly checkOut: Day },
): { readonly checkIn: Day; readonly checkOut: Day } => ({
  checkIn: [span.checkIn, ...earlier.map(({ to }) => to)].sort().at(-1) ?? span.checkIn,
  checkOut: next && next.on < span.checkOut ? next.on : span.checkOut,
});

/** The change that is planned, as long as the stay still has nights before and after it, and it leads into another room. */
export function nextWithin(
  place: Place,
  span: { readonly checkIn: Day; readonly checkOut: Day },
): NextRoom | undefined {
  const { next, roomId } = place;
  const own = nightsOfOwnRoom(place, span);
  return next && next.roomId !== roomId && own.checkIn < next.on && next.on < span.checkOut
    ? next
    : undefined;
}

/**
 * A place whose guests move into another room on a day. Nights before it stay where they were slept; where none was,
 * or the guests go back into a room on the day that they left it, nothing of that room is kept. A change that was planned stays
 * planned, unless they are moved into its room, or on its day.
 */
export function movedInto<P extends Place & { readonly roomNo: string }>(
  place: P,
  room: { readonly roomId: RoomId; readonly roomNo: string },
  { on, from }: { readonly on: Day; readonly from: Day },
): Omit<P, "earlier" | "next"> & { earlier?: EarlierRoom[]; next?: NextRoom } {
  const { earlier: before = [], next, ...rest } = place;
  const left = { roomId: place.roomId, roomNo: place.roomNo, to: on };
  const all = (before.at(-1)?.to ?? from) < on ? [...before, left] : [...before];
  const stays = next && next.roomId !== room.roomId && on < next.on;
  return { ...rest, ...room, ...(all.length > 0 && { earlier: all }), ...(stays && { next }) };
}
