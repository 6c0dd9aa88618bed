import type { purchaseRoute } from "@pulau/contract/purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchasePaper } from "../../../db/schema/purchase-papers.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { isOwned } from "../../money/payments/public.ts";

/** An account's own purchase with its latest attempt to pay; null for another's. */
export async function showPurchase(
  db: Db,
  key: { readonly purchaseId: PurchaseId; readonly accountId: AccountId },
): Promise<Reply<typeof purchaseRoute> | null> {
  const [now, [row], [latest], [paper]] = await Promise.all([
    loadNow(db),
    db
      .select()
      .from(purchase)
      .where(and(eq(purchase.id, key.purchaseId), eq(purchase.accountId, key.accountId))),
    db
      .select({
        _id: payment.id,
        gateway: payment.gateway,
        amountSen: payment.amountSen,
        state: payment.state,
        reason: payment.reason,
      })
      .from(payment)
      .where(eq(payment.purchaseId, key.purchaseId))
      .orderBy(desc(payment.createdAt), desc(payment.id))
      .limit(1),
    db
      .select({ id: purchasePaper.id })
      .from(purchasePaper)
      .where(eq(purchasePaper.purchaseId, key.purchaseId))
      .limit(1),
  ]);
  if (!row || !isOwned(row)) return null;
  const { id: _id, number, flow, count, subjectId, totalSen, paidSen, state, cancelReason } = row;
  return {
    _id,
    number,
    flow,
    count,
    subjectId,
    totalSen,
    paidSen,
    state,
    cancelReason,
    name: row.facts.name,
    payUntil: row.payUntil?.toISOString() ?? null,
    now: now.toISOString(),
    createdAt: row.createdAt.toISOString(),
    // The job that issues it may not have run yet; whoever opens the page of it has it issued.
    hasInvoice: flow === "event" && (state === "done" || paper !== undefined),
    latest: latest ?? null,
  };
}
