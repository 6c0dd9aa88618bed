import type { RefundId } from "@pulau/domain/ids.ts";
import { sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { isOfflineWay } from "@pulau/domain/money/offline-ways.ts";
import { refundAfter } from "@pulau/domain/money/refund-moves.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { RefundByHand, RefundRefused } from "../../../gateways/port.ts";
import { sessionOf } from "./gateway-session.ts";
import { moveRefund, type RefundRow } from "./move-refund.ts";
import { payForOf } from "./pay-for.ts";
import { lockRefund, settleRefund } from "./settle-refund.ts";

type Paid = typeof payment.$inferSelect;
type Outcome =
  | { readonly state: "done"; readonly gatewayRef: string }
  | { readonly state: "failed" | "byHand"; readonly reason: string };

/**
 * Carries out a queued refund: one call to the gateway under the refund's own key, then the ledger. Killed in between,
 * it is repeated, and the gateway answers the same call once more without paying twice. What a gateway refuses for
 * good, or can't do at all, is put before a person; the money stays owed.
 */
export async function sendRefund(db: Db, gateways: Gateways, refundId: RefundId): Promise<void> {
  const [found] = await db
    .select({ row: refund, paid: payment, refusals: refusalsOf })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, refundId));
  if (found?.row.state !== "queued") return;
  const outcome = await sendBack(gateways, found);
  await inTransaction(db, async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked || !refundAfter(locked.row.state, "make").ok) return;
    const { row, now } = locked;
    // Money that went is in the books, also when another run had just been told that it would not go.
    if (outcome.state === "done") {
      return settleRefund(tx, locked, { to: sourceAccount(found.paid), gatewayRef: outcome.gatewayRef });
    }
    if (row.state !== "queued") return;
    const event = outcome.state === "failed" ? "refuse" : "leaveToStaff";
    await moveRefund(tx, locked, event, { reason: outcome.reason });
    await flagForStaff(tx, row, { ...outcome, gateway: found.paid.gateway, at: now });
  });
}

/** Read with the refund's state in one look: two runs of one try must not count differently. */
const refusalsOf = sql<number>`(SELECT count(*) FROM ${needsPerson} WHERE ${needsPerson.kind} = 'REFUND_REFUSED'
  AND ${needsPerson.facts} ->> 'refundId' = ${refund.id}::text)::int`;

type Try = { readonly row: RefundRow; readonly paid: Paid; readonly refusals: number };

async function sendBack(gateways: Gateways, { row, paid, refusals }: Try): Promise<Outcome> {
  if (isOfflineWay(paid.gateway)) return { state: "byHand", reason: "paid_by_transfer" };
  const gateway = gateways.find(paid.gateway);
  // A try before its keys were removed may have gone through: staff look there, or enter them and try again.
  if (!gateway) return { state: "failed", reason: "gateway_has_no_keys" };
  if (!paid.gatewayRef) throw new Error(`refund ${row.id} has no gateway to go through`);
  try {
    const { gatewayRef } = await gateway.refund({
      ...sessionOf(paid, paid.gatewayRef),
      captureRef: paid.captureRef,
      refundSen: row.amountSen,
      key: row.id,
      refusals,
    });
    return { state: "done", gatewayRef };
  } catch (error) {
    if (error instanceof RefundRefused) return { state: "failed", reason: error.message };
    if (error instanceof RefundByHand) return { state: "byHand", reason: "gateway_has_no_refunds" };
    throw error;
  }
}

const flagForStaff = (
  tx: Tx,
  row: RefundRow,
  failure: { state: "failed" | "byHand"; reason: string; gateway: string; at: Date },
) =>
  tx.insert(needsPerson).values({
    kind: failure.state === "failed" ? "REFUND_REFUSED" : "REFUND_BY_HAND",
    ...payForOf(row),
    facts: {
      refundId: row.id,
      paymentId: row.paymentId,
      amountSen: row.amountSen,
      gateway: failure.gateway,
      reason: failure.reason,
    },
    at: failure.at,
  });
