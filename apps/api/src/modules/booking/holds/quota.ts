import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { DraftToHold } from "./draft-to-hold.ts";

/**
 * Whether a draft's rooms may be held beside what its owner, and everybody of the same network, keeps from others
 * already. An agency may let as many rooms wait for their money as its contract says.
 */
export function checkQuota(
  draft: DraftToHold,
  limits: ResortSettings["limits"],
  contract: AgentContract | null,
): Result<true, "HOLD_QUOTA"> {
  const rooms = draft.json.rooms.length;
  if (draft.otherHolds >= limits.holdsPerOwner) return refuse("HOLD_QUOTA", { most: limits.holdsPerOwner });
  const mostRooms = contract?.roomsUnpaid ?? limits.roomsPerOwner;
  if (draft.otherRooms + rooms > mostRooms) return refuse("HOLD_QUOTA", { mostRooms });
  return draft.roomsOfNetwork + rooms > limits.roomsPerAddress
    ? refuse("HOLD_QUOTA", { mostRooms: limits.roomsPerAddress })
    : ok(true);
}
