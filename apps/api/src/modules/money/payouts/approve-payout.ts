import type { PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { movePayout } from "./move-payout.ts";
import { auditPayout, lockPayout } from "./payout-rows.ts";

/** Approves a request: it is to be transferred, and its owner can't take it back any more. */
export async function approvePayout(
  tx: Tx,
  { id, staffId }: { readonly id: PayoutId; readonly staffId: StaffId },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (!row) return refuse("NOT_FOUND");
  const next = payoutAfter(row.state, "approve");
  if (!next.ok) return next;
  const at = await loadNow(tx);
  await movePayout(tx, { row }, "approve", { approvedBy: staffId, approvedAt: at });
  await auditPayout(tx, { staffId, act: "payoutApproved", payout: row, at });
  await enqueue(tx, "send-mail", { template: "payout-approved", payoutId: id });
  return ok({ done: true });
}
