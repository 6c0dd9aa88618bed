import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { type LedgerAccount, move } from "@pulau/domain/ledger/postings.ts";
import { waitingForStaff } from "@pulau/domain/money/refund-moves.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { findBooking, note } from "../../booking/bookings/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { post } from "../ledger/public.ts";
import { evenOut } from "./even-out.ts";
import { beginRefund, type RefundRow } from "./move-refund.ts";
import { oweAgain } from "./owe-again.ts";
import { accountFor, countReturned, onlyIdOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { settleRefund } from "./settle-refund.ts";
import { unearn } from "./unearn.ts";

/** Money of a captured payment that went back to its guest past us: by their bank, or by a refund at the gateway. */
export type WentBack = {
  readonly paymentId: string;
  readonly sen: number;
  /** Where it went in the books. */
  readonly to: LedgerAccount;
  /** The gateway's number of what took it. */
  readonly gatewayRef: string;
  readonly why: "disputed" | "elsewhere";
  /** A word by which it takes earned money out of revenue only once. */
  readonly once: string;
};

/**
 * Nobody may pay a refund by hand whose money has gone back by itself: those that were owed and waited for a person are
 * settled first. Of one that is more than what went, only the rest waits on.
 * @returns how much of it was owed, in sen
 */
export async function settleWaiting(tx: Tx, { now }: LockedPayable, went: WentBack): Promise<number> {
  const waiting = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, went.paymentId), inArray(refund.state, waitingForStaff)))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .for("update");
  let settledSen = 0;
  for (const refund of waiting) {
    const sen = Math.min(refund.amountSen, went.sen - settledSen);
    if (sen === 0) break;
    settledSen += sen;
    if (sen < refund.amountSen) await leaveWaiting(tx, refund, refund.amountSen - sen);
    await settleRefund(tx, { row: { ...refund, amountSen: sen }, now }, went);
  }
  return settledSen;
}

/**
 * Makes the rest of a waiting refund one of its own, before staff in its place. It is the rest that is new: gateways know
 * the refund that they were asked for by its id and its amount.
 */
async function leaveWaiting(tx: Tx, { id, state, ...whole }: RefundRow, amountSen: number): Promise<void> {
  await tx
    .update(refund)
    .set({ amountSen: whole.amountSen - amountSen })
    .where(eq(refund.id, id));
  const beginning = state === "failed" ? "restRefused" : "restByHand";
  const refundId = await beginRefund(tx, beginning, { ...whole, amountSen });
  const [need] = await tx
    .select()
    .from(needsPerson)
    .where(and(isNull(needsPerson.doneAt), sql`${needsPerson.facts} ->> 'refundId' = ${id}`));
  if (!need) throw new Error(`refund ${id} waits for nobody`);
  const { id: _, ...asked } = need;
  await tx.insert(needsPerson).values({ ...asked, facts: { ...asked.facts, refundId, amountSen } });
}

/**
 * Takes what a booking paid off it again: it owes it once more where it still stands, and what was earned of it is a loss.
 * @returns how much of it was there, in sen
 */
export async function takeFromBooking(tx: Tx, locked: LockedPayable, went: WentBack): Promise<number> {
  const { of, now: at } = locked;
  if (of.bookingId === undefined) return 0;
  const { bookingId } = of;
  const row = await findBooking(tx, bookingId);
  if (!row) throw new Error(`${went.why} ${went.gatewayRef} has lost its booking`);
  const thereSen = Math.max(0, row.paidSen - (isOpen(row.state) ? row.keptSen : 0));
  const sen = Math.min(went.sen, thereSen, await leftOf(tx, went));
  if (sen <= 0) return 0;
  await unearn(tx, row, { amountSen: sen, once: went.once, at });
  await writeReturned(tx, locked, went, sen);
  const what = went.why === "disputed" ? "disputeLost" : "refundedElsewhere";
  await note(tx, { bookingId, what, at, facts: { amountSen: sen } });
  await settleCommissions(tx, bookingId);
  await oweAgain(tx, row);
  await enqueue(tx, "issue-invoice", { bookingId });
  return sen;
}

/** The same for a purchase. What has been handed over is a loss until staff take it back. */
export async function takeFromPurchase(tx: Tx, locked: LockedPayable, went: WentBack): Promise<number> {
  const { of, now: at, paidSen } = locked;
  if (of.purchaseId === undefined) return 0;
  const { purchaseId } = of;
  const sen = Math.min(went.sen, paidSen, await leftOf(tx, went));
  if (sen <= 0) return 0;
  const [bought] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId));
  if (bought?.state === "done") await evenOut(tx, { purchaseId, needSen: sen, at });
  await writeReturned(tx, locked, went, sen);
  return sen;
}

/** What of its payment has not gone back yet, in sen. Locks the payment. */
async function leftOf(tx: Tx, { paymentId }: WentBack): Promise<number> {
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  if (!paid) throw new Error(`payment ${paymentId} is gone`);
  return paid.amountSen - paid.refundedSen;
}

async function writeReturned(
  tx: Tx,
  { of, now: at }: LockedPayable,
  { paymentId, why, gatewayRef, to }: WentBack,
  sen: number,
): Promise<void> {
  const facts = { paymentId, amountSen: sen, why, gatewayRef };
  const made = { ...onlyIdOf(of), ...facts, createdAt: at, doneAt: at };
  const refundId = await beginRefund(tx, "made", made);
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, paymentId));
  await post(tx, { kind: "refund", ...onlyIdOf(of), paymentId, refundId, at }, move(sen, accountFor(of), to));
  await countReturned(tx, of, sen);
}
