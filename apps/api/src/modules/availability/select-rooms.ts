import { autoSelect } from "@pulau/domain/availability/auto-select.ts";
import type { RoomAsk } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { findStay, type StayAsk, type StayRefusal } from "./find-stay.ts";

/**
 * The fewest, best-fitting of the rooms that are free for a stay, or for the nights of it that are asked about: then each
 * room has those dates. `SOLD_OUT`: they can't sleep the party.
 */
export async function selectRooms(
  db: Db,
  ask: StayAsk,
): Promise<Result<RoomAsk[], StayRefusal | "SOLD_OUT">> {
  const found = await findStay(db, ask);
  if (!found.ok) return found;
  const { supply, occupants, free } = found.value;
  const offered = supply.types.map((type) => ({ ...type, roomTypeId: type._id, free: free[type._id] ?? 0 }));
  const chosen = autoSelect(occupants, offered);
  return chosen.ok ? ok(chosen.value.map((room) => ({ ...room, ...ask.dates }))) : chosen;
}
