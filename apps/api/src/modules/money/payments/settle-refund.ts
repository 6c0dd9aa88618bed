import type { RefundId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, move, roundedBy } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { ledgerTransaction, needsPerson, refund } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type InDrawer, post } from "../ledger/public.ts";
import { moveRefund, type RefundRow } from "./move-refund.ts";
import { accountFor, payForOf } from "./pay-for.ts";

export type LockedRefund = { readonly row: RefundRow; readonly now: Date };

/** A refund under its lock, at the database's time; null when there is none. */
export async function lockRefund(tx: Tx, refundId: RefundId): Promise<LockedRefund | null> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for("update");
  return row ? { row, now: await loadNow(tx) } : null;
}

export type Settled = {
  /** Where the money went. */
  readonly to: LedgerAccount;
  /** The gateway's number, or the bank's reference of a transfer. */
  readonly gatewayRef: string | null;
  /** What is paid out beyond the refund, or below zero less, because cash is rounded to 5 sen. */
  readonly roundingSen?: Sen;
  /** The drawer that cash is taken from. */
  readonly drawer?: InDrawer;
};

/** Money has gone back: into the ledger, told to the guest, and off the staff's queue. */
export async function settleRefund(
  tx: Tx,
  { row, now }: LockedRefund,
  { to, gatewayRef, roundingSen = 0, drawer }: Settled,
): Promise<void> {
  const of = payForOf(row);
  const { id: refundId, paymentId, amountSen } = row;
  await moveRefund(tx, { row }, "make", { gatewayRef, doneAt: now });
  await post(
    tx,
    { kind: "refund", ...of, paymentId, refundId, once: await postOnce(tx, refundId), at: now, drawer },
    [...move(amountSen, accountFor(of), to), ...roundedBy(-roundingSen, to)],
  );
  await closeNeed(tx, refundId, now);
  if (of.bookingId) {
    const { bookingId } = of;
    await enqueue(tx, "send-mail", { template: "refund-made", bookingId, amountSen, event: refundId });
  }
}

/**
 * A word for the next movement of a locked refund, by which it can't be written twice. The first one needs none: it is
 * unique by the refund itself. Others follow only where money came back.
 */
export async function postOnce(tx: Tx, refundId: RefundId): Promise<string | undefined> {
  const before = await tx.$count(ledgerTransaction, eq(ledgerTransaction.refundId, refundId));
  return before === 0 ? undefined : `refund:${refundId}:${before}`;
}

/** Takes a refund off the staff's queue. */
export async function closeNeed(tx: Tx, refundId: RefundId, at: Date): Promise<void> {
  await tx
    .update(needsPerson)
    .set({ doneAt: at })
    .where(and(isNull(needsPerson.doneAt), sql`${needsPerson.facts} ->> 'refundId' = ${refundId}`));
}
