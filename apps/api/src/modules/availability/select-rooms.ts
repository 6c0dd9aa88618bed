import { autoSelect } from "@pulau/domain/availability/auto-select.ts";
import type { RoomAsk } from "@pulau/domain/pricing/lines.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { findStay, type StayAsk } from "./find-stay.ts";

/** The fewest, best-fitting of the rooms that are free for a stay. `SOLD_OUT`: they can't sleep the party. */
export async function selectRooms(
  db: Db,
  ask: StayAsk,
): Promise<Result<RoomAsk[], "NOT_FOUND" | "PACKAGE_CLOSED" | "SOLD_OUT">> {
  const found = await findStay(db, ask);
  if (!found.ok) return found;
  const { supply, occupants, free } = found.value;
  const offered = supply.types.map((type) => ({ ...type, roomTypeId: type._id, free: free[type._id] ?? 0 }));
  return autoSelect(occupants, offered);
}
