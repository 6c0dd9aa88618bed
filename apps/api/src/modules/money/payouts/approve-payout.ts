import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { canPayoutMove } from "@pulau/domain/wallet/payout-moves.ts";
import { eq } from "drizzle-orm";
import { loadNow } from "../../../db/clock.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { auditPayout, lockPayout } from "./payout-rows.ts";

/** Approves a request: it is to be transferred, and its owner can't take it back any more. */
export async function approvePayout(
  tx: Tx,
  { id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (!row) return refuse("NOT_FOUND");
  if (!canPayoutMove(row.state, "approved")) return refuse("WRONG_STATE", { state: row.state });
  const at = await loadNow(tx);
  await tx
    .update(payout)
    .set({ state: "approved", approvedBy: staffId, approvedAt: at })
    .where(eq(payout.id, id));
  await auditPayout(tx, { staffId, act: "payoutApproved", payout: row, at });
  await enqueue(tx, "send-mail", { template: "payout-approved", payoutId: id });
  return ok({ done: true });
}
