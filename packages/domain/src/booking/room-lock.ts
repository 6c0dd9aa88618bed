import type { RoomId, StaffId } from "../ids.ts";

/** A promise that the guests of a place stay in its room: who made it, when, and why. */
export type RoomLock = { readonly reason: string; readonly staffId: StaffId; readonly at: string };

type Place = { readonly roomId: RoomId; readonly locked?: RoomLock | undefined };

/**
 * The first locked place that a change would take out of its room. `keep` is the room that each place shall have after it;
 * `after` are the rooms that it comes to. Where a booking has fewer rooms than before, one that is given up is no longer
 * anybody's promise.
 */
export const brokenLock = <P extends Place>(
  places: readonly P[],
  keep: readonly string[],
  after: readonly Pick<Place, "roomId">[],
): P | undefined =>
  places.find(({ locked, roomId }, position) => {
    if (locked === undefined) return false;
    if (after.length === places.length) return after[position]?.roomId !== roomId;
    return keep.includes(roomId) && !after.some((place) => place.roomId === roomId);
  });
