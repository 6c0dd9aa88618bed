import type { Day } from "../calendar/day.ts";
import type { RoomId } from "../ids.ts";

/** A room that the guests of a place slept in before they were moved, until the day `to`. */
export type EarlierRoom = { readonly roomId: RoomId; readonly roomNo: string; readonly to: Day };

type Place = { readonly roomId: RoomId; readonly earlier?: readonly EarlierRoom[] | undefined };

/** In which room a place's guests sleep in a night: the first of their earlier ones that was theirs until after it. */
export const roomOfNight = ({ roomId, earlier = [] }: Place, night: Day): string =>
  earlier.find(({ to }) => night < to)?.roomId ?? roomId;

/**
 * A place whose guests move into another room on a day. Nights before it stay where they were slept; where none was,
 * or the guests go back into a room on the day that they left it, nothing of that room is kept.
 */
export function movedInto<P extends Place & { readonly roomNo: string }>(
  place: P,
  room: { readonly roomId: RoomId; readonly roomNo: string },
  { on, from }: { readonly on: Day; readonly from: Day },
): Omit<P, "earlier"> & { earlier?: EarlierRoom[] } {
  const { earlier: before = [], ...rest } = place;
  const left = { roomId: place.roomId, roomNo: place.roomNo, to: on };
  const all = (before.at(-1)?.to ?? from) < on ? [...before, left] : [...before];
  return { ...rest, ...room, ...(all.length > 0 && { earlier: all }) };
}
