import { move, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { eq } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import { payment, refund } from "../../db/schema/payments.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Gateways } from "../../gateways/gateways.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { post } from "../ledger/public.ts";
import { accountFor, payForOf } from "./pay-for.ts";
import { sessionOf } from "./session-of.ts";

/**
 * Carries out a queued refund: one call to the gateway under the refund's own key, then the ledger. Killed in between,
 * it is repeated, and the gateway answers the same call once more without paying twice.
 */
export async function sendRefund(db: Db, gateways: Gateways, refundId: string): Promise<void> {
  const [found] = await db
    .select({ row: refund, paid: payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, refundId));
  if (found?.row.state !== "queued") return;
  const { row, paid } = found;
  const gateway = gateways.find(paid.gateway);
  if (!gateway || !paid.gatewayRef) throw new Error(`refund ${refundId} has no gateway to go through`);
  const given = await gateway.refund({
    ...sessionOf(paid, paid.gatewayRef),
    captureRef: paid.captureRef,
    refundSen: row.amountSen,
    key: row.id,
  });
  const at = await loadNow(db);
  await inTransaction(db, async (tx) => {
    const [still] = await tx
      .select({ state: refund.state })
      .from(refund)
      .where(eq(refund.id, refundId))
      .for("update");
    if (still?.state !== "queued") return;
    await tx
      .update(refund)
      .set({ state: "done", gatewayRef: given.gatewayRef, doneAt: at })
      .where(eq(refund.id, refundId));
    const of = payForOf(row);
    await post(
      tx,
      { kind: "refund", ...of, paymentId: paid.id, refundId, at },
      move(row.amountSen, accountFor(of), sourceAccount(paid)),
    );
    const { bookingId, amountSen } = row;
    if (bookingId) await enqueue(tx, "send-mail", { template: "refund-made", bookingId, amountSen });
  });
}
