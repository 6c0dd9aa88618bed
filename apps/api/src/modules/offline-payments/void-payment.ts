import type { LedgerAccount } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "drizzle-orm";
import { ledgerEntry, ledgerTransaction, offlinePayment, payment } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { lockBooking, note } from "../bookings/public.ts";
import { forgetPayment } from "../commission/public.ts";
import { post } from "../ledger/public.ts";
import {
  auditMoney,
  countPaid,
  endNeed,
  oweAgain,
  refreshPaymentStatus,
  unearn,
} from "../payments/public.ts";

export type Void = {
  readonly bookingId: string;
  readonly paymentId: string;
  readonly staffId: string;
  readonly reason: string;
};

/**
 * Takes an offline payment back out of the books by a reversing entry: it was entered by mistake, or the cheque bounced.
 * The booking keeps its rooms and owes the money again. `WRONG_STATE` for a gateway's payment, whose money is only ever
 * refunded; for one that is voided already, waits, or has partly gone back.
 */
export async function voidPayment(
  tx: Tx,
  ask: Void,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const { bookingId, paymentId, staffId, reason } = ask;
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.bookingId, bookingId)))
    .for("update");
  if (!row) return refuse("NOT_FOUND");
  if (row.gateway !== "offline") return refuse("WRONG_STATE", { rule: "byGateway" });
  if (row.state !== "captured") return refuse("WRONG_STATE", { rule: "notCaptured" });
  if (row.refundedSen > 0) return refuse("WRONG_STATE", { rule: "partlyRefunded" });
  const { now: at } = locked;
  const { amountSen } = row;
  await unearn(tx, locked.row, { amountSen, once: paymentId, at });
  await post(tx, { kind: "voided", bookingId, paymentId, at }, await reversalOf(tx, paymentId));
  await tx.update(payment).set({ state: "voided", reason }).where(eq(payment.id, paymentId));
  await tx
    .update(offlinePayment)
    .set({ voidedBy: staffId, voidedAt: at })
    .where(eq(offlinePayment.paymentId, paymentId));
  await countPaid(tx, { bookingId }, -amountSen);
  await forgetPayment(tx, { bookingId, amountSen });
  await oweAgain(tx, locked.row);
  await endNeed(tx, { about: { paymentId }, staffId, at, outcome: "voided", note: reason });
  await note(tx, { bookingId, what: "paymentVoided", at, staffId, facts: { amountSen, note: reason } });
  await auditMoney(tx, {
    ...{ staffId, act: "paymentVoided", subject: "payment", subjectId: paymentId, at },
    facts: { amountSen, reason },
  });
  await refreshPaymentStatus(tx, bookingId);
  // What is kept of a cancelled booking may be less now, and its papers say how much it is.
  await enqueue(tx, "issue-invoice", { bookingId });
  return ok({ done: true });
}

/** Every entry of the payment's own movement, the other way round. */
async function reversalOf(tx: Tx, paymentId: string) {
  const entries = await tx
    .select({ kind: ledgerEntry.accountKind, key: ledgerEntry.accountKey, sen: ledgerEntry.sen })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(and(eq(ledgerTransaction.paymentId, paymentId), eq(ledgerTransaction.kind, "payment")));
  return entries.map(({ kind, key, sen }) => ({
    // What `post` wrote was one of the accounts' kinds.
    account: { kind: kind as LedgerAccount["kind"], key },
    sen: -sen,
  }));
}
