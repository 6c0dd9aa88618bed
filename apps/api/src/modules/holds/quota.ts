import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { ResortSettings } from "../resort/public.ts";
import type { DraftToHold } from "./draft-to-hold.ts";

/**
 * Whether a draft's rooms may be held beside what its owner, and everybody of the same network, keeps from others
 * already.
 */
export function checkQuota(draft: DraftToHold, limits: ResortSettings["limits"]): Result<true, "HOLD_QUOTA"> {
  const rooms = draft.json.rooms.length;
  if (draft.otherHolds >= limits.holdsPerOwner) return refuse("HOLD_QUOTA", { most: limits.holdsPerOwner });
  if (draft.otherRooms + rooms > limits.roomsPerOwner) {
    return refuse("HOLD_QUOTA", { mostRooms: limits.roomsPerOwner });
  }
  return draft.roomsOfNetwork + rooms > limits.roomsPerAddress
    ? refuse("HOLD_QUOTA", { mostRooms: limits.roomsPerAddress })
    : ok(true);
}
