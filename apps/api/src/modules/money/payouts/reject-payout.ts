import type { PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { movePayout } from "./move-payout.ts";
import { auditPayout, lockPayout } from "./payout-rows.ts";

/** Rejects a payout that was not transferred, for a reason that its owner reads; its amount can be spent again. */
export async function rejectPayout(
  tx: Tx,
  { id, staffId, reason }: { readonly id: PayoutId; readonly staffId: StaffId; readonly reason: string },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (!row) return refuse("NOT_FOUND");
  const next = payoutAfter(row.state, "reject");
  if (!next.ok) return next;
  const at = await loadNow(tx);
  await movePayout(tx, { row }, "reject", { rejectedBy: staffId, rejectedAt: at, reason });
  await auditPayout(tx, { staffId, act: "payoutRejected", payout: row, at, facts: { reason } });
  await enqueue(tx, "send-mail", { template: "payout-rejected", payoutId: id });
  return ok({ done: true });
}
