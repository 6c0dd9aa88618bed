import type { HoldId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { releaseClaims } from "./claims.ts";
import { lockHold } from "./hold-rows.ts";

/** Lets go of everything that a hold keeps. Releasing twice is as good as once; what is booked is not released so. */
export async function releaseHold(
  tx: Tx,
  key: { holdId: HoldId; ownerId: OwnerId },
): Promise<Result<{ done: true }>> {
  const hold = await lockHold(tx, key.holdId, key.ownerId);
  if (!hold || hold.state === "booked") return refuse("NOT_FOUND");
  await releaseClaims(tx, hold.id);
  await tx.execute(sql`UPDATE stay_hold SET state = 'released', expires_at = NULL WHERE id = ${hold.id}`);
  return ok({ done: true });
}
