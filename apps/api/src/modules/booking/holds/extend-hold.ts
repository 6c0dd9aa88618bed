import type { HoldReply } from "@pulau/contract/holds.ts";
import * as clock from "@pulau/domain/booking/hold-clock.ts";
import type { HoldId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { claimStay } from "./claims.ts";
import { holdReply, lockHold } from "./hold-rows.ts";

/**
 * Keeps a live hold for one more length, up to the cap. What it claims is claimed again with the later end: if a rival
 * was faster at the very moment of the end, the hold has expired and stays as it was.
 */
export async function extendHold(
  tx: Tx,
  extension: { holdId: HoldId; ownerId: OwnerId; limits: ResortSettings["limits"] },
): Promise<Result<z.infer<typeof HoldReply>>> {
  const { limits } = extension;
  const hold = await lockHold(tx, extension.holdId, extension.ownerId);
  if (!hold) return refuse("NOT_FOUND");
  if (hold.state !== "live") return refuse("HOLD_EXPIRED");
  // What is held until a moment that somebody chose is held until then.
  if (hold.offeredUntil !== null) return refuse("HOLD_AT_CAP");
  const longer = clock.extendHold({
    ...hold,
    lengthSeconds: limits.holdSeconds,
    capSeconds: limits.holdCapSeconds,
  });
  if (!longer.ok) return longer;
  const claimed = await claimStay(
    tx,
    { holdId: hold.id, stay: hold.stay, state: "hold", until: longer.value },
    sql`UPDATE stay_hold SET expires_at = ${longer.value.toISOString()}::timestamptz WHERE id = ${hold.id} RETURNING 1`,
  );
  if (!claimed.ok) return refuse("HOLD_EXPIRED");
  return ok(holdReply({ ...hold, expiresAt: longer.value }, limits));
}
