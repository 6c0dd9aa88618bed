import { isDeepStrictEqual } from "node:util";
import type { RoomChoice } from "@pulau/contract/party.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";

/**
 * The room in which each of the wanted ones stays, in their order, so that nobody is moved without need: that of the
 * same choice, else one of the same type that no other keeps; empty for a new one.
 */
export function keptRoomIds(
  held: readonly HeldRoom[],
  before: readonly RoomChoice[],
  after: readonly RoomChoice[],
): string[] {
  const left = held.map((room, i) => ({ roomId: room.roomId, choice: before[i] }));
  const kept = after.map(() => "");
  // Where nobody came or left, everybody keeps their own room: two alike ones are not exchanged.
  if (after.length === held.length)
    for (const [i, room] of held.entries())
      if (before[i]?.roomTypeId === after[i]?.roomTypeId) {
        kept[i] = room.roomId;
        left.splice(
          left.findIndex(({ roomId }) => roomId === room.roomId),
          1,
        );
      }
  const keep = (fits: (was: RoomChoice | undefined, wanted: RoomChoice) => boolean) => {
    for (const [i, wanted] of after.entries()) {
      if (kept[i]) continue;
      const at = left.findIndex(({ choice }) => fits(choice, wanted));
      if (at >= 0) kept[i] = left.splice(at, 1)[0]?.roomId ?? "";
    }
  };
  keep((was, wanted) => isDeepStrictEqual(was, wanted));
  keep((was, wanted) => was?.roomTypeId === wanted.roomTypeId);
  return kept;
}
