import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { canPayoutMove } from "@pulau/domain/wallet/payout-moves.ts";
import { eq } from "drizzle-orm";
import { loadNow } from "../../../db/clock.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { auditPayout, lockPayout } from "./payout-rows.ts";

/** Rejects a payout that was not transferred, for a reason that its owner reads; its amount can be spent again. */
export async function rejectPayout(
  tx: Tx,
  { id, staffId, reason }: { readonly id: string; readonly staffId: string; readonly reason: string },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (!row) return refuse("NOT_FOUND");
  if (!canPayoutMove(row.state, "rejected")) return refuse("WRONG_STATE", { state: row.state });
  const at = await loadNow(tx);
  await tx
    .update(payout)
    .set({ state: "rejected", rejectedBy: staffId, rejectedAt: at, reason })
    .where(eq(payout.id, id));
  await auditPayout(tx, { staffId, act: "payoutRejected", payout: row, at, facts: { reason } });
  await enqueue(tx, "send-mail", { template: "payout-rejected", payoutId: id });
  return ok({ done: true });
}
