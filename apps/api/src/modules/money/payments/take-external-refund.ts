import type { PaymentId } from "@pulau/domain/ids.ts";
import type { LedgerAccount } from "@pulau/domain/ledger/postings.ts";
import { move } from "@pulau/domain/ledger/postings.ts";
import {
  type ExternalShares,
  shareExternalRefund,
  takeableSen,
} from "@pulau/domain/money/external-refund.ts";
import { waitingForStaff } from "@pulau/domain/money/refund-moves.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { and, asc, eq, inArray, isNull, sql } from "../../../db/orm.ts";
import { needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type BookingRow, findBooking, note } from "../../booking/bookings/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { post } from "../ledger/public.ts";
import { beginRefund, type RefundRow } from "./move-refund.ts";
import { accountFor, countReturned, onlyIdOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { restoreBalance } from "./restore-balance.ts";
import { reverseRevenue } from "./reverse-revenue.ts";
import { settleDifference } from "./settle-difference.ts";
import { settleRefund } from "./settle-refund.ts";

/** Money of a captured payment that went back to its guest past us: by their bank, or by a refund at the gateway. */
export type ExternalReturn = {
  readonly paymentId: PaymentId;
  readonly sen: Sen;
  /** Where it went in the books. */
  readonly to: LedgerAccount;
  /** The gateway's number of what took it. */
  readonly gatewayRef: string;
  readonly why: "disputed" | "elsewhere";
  /** A word by which it takes earned money out of revenue only once. */
  readonly once: string;
};

/**
 * Books money that went back past us. Nobody may pay a refund by hand whose money has gone back by itself: those that were
 * owed and waited for staff are settled first. Then it comes out of what the locked booking or purchase paid; a booking owes
 * it once more where it still stands, and what was earned of it is a loss. What is left is for the caller to book as lost.
 */
export async function takeExternalRefund(
  tx: Tx,
  locked: LockedPayable,
  went: ExternalReturn,
): Promise<ExternalShares> {
  const { bookingId } = locked.of;
  const waiting = await lockWaiting(tx, went);
  const booking = bookingId === undefined ? null : await findBooking(tx, bookingId);
  // What was bought beside a stay and is disputed is a loss until staff take it back.
  const boughtSen = went.why === "disputed" ? 0 : locked.paidSen;
  const shares = shareExternalRefund({
    sen: went.sen,
    waitingSen: waiting.map(({ amountSen }) => amountSen),
    thereSen: booking ? takeableSen(booking) : boughtSen,
    leftSen: await lockLeft(tx, went),
  });
  for (const [i, row] of waiting.entries())
    await settleWaiting(tx, locked, { row, went, sen: shares.settledSen[i] });
  if (shares.takenSen === 0) return shares;
  if (booking) await takeFromBooking(tx, locked, { ...went, sen: shares.takenSen }, booking);
  else await takeFromPurchase(tx, locked, { ...went, sen: shares.takenSen });
  return shares;
}

const lockWaiting = (tx: Tx, { paymentId }: ExternalReturn): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), inArray(refund.state, waitingForStaff)))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .for("update");

/** What of its payment has not gone back yet, in sen. Locks the payment. */
async function lockLeft(tx: Tx, { paymentId }: ExternalReturn): Promise<number> {
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  if (!paid) throw new Error(`payment ${paymentId} is gone`);
  return paid.amountSen - paid.refundedSen;
}

/** Settles so much of a refund that waits for staff; of one that is more, only the rest waits on. */
async function settleWaiting(
  tx: Tx,
  { now }: LockedPayable,
  {
    row,
    went,
    sen = 0,
  }: { readonly row: RefundRow; readonly went: ExternalReturn; readonly sen: Sen | undefined },
): Promise<void> {
  if (sen === 0) return;
  if (sen < row.amountSen) await leaveWaiting(tx, row, row.amountSen - sen);
  await settleRefund(tx, { row: { ...row, amountSen: sen }, now }, went);
}

/**
 * Makes the rest of a waiting refund one of its own, before staff in its place. It is the rest that is new: gateways know
 * the refund that they were asked for by its id and its amount.
 */
async function leaveWaiting(tx: Tx, { id, state, ...whole }: RefundRow, amountSen: Sen): Promise<void> {
  await tx
    .update(refund)
    .set({ amountSen: whole.amountSen - amountSen })
    .where(eq(refund.id, id));
  const beginning = state === "failed" ? "restRefused" : "restByHand";
  const { id: refundId } = await beginRefund(tx, beginning, { ...whole, amountSen });
  const [need] = await tx
    .select()
    .from(needsPerson)
    .where(and(isNull(needsPerson.doneAt), sql`${needsPerson.facts} ->> 'refundId' = ${id}`));
  if (!need) throw new Error(`refund ${id} waits for nobody`);
  const { id: _, ...refundNeed } = need;
  await tx.insert(needsPerson).values({ ...refundNeed, facts: { ...refundNeed.facts, refundId, amountSen } });
}

async function takeFromBooking(
  tx: Tx,
  locked: LockedPayable,
  went: ExternalReturn,
  row: BookingRow,
): Promise<void> {
  const { now: at } = locked;
  const { id: bookingId } = row;
  await reverseRevenue(tx, row, { amountSen: went.sen, once: went.once, at });
  await writeReturned(tx, locked, went);
  const event = went.why === "disputed" ? "disputeLost" : "refundedElsewhere";
  await note(tx, { bookingId, what: event, at, facts: { amountSen: went.sen } });
  await settleCommissions(tx, bookingId);
  await restoreBalance(tx, row);
  await enqueue(tx, "issue-invoice", { bookingId });
}

/** What has been handed over is a loss until staff take it back. */
async function takeFromPurchase(tx: Tx, locked: LockedPayable, went: ExternalReturn): Promise<void> {
  const { of, now: at } = locked;
  if (of.purchaseId === undefined) throw new Error(`${went.why} ${went.gatewayRef} has lost its booking`);
  const { purchaseId } = of;
  const [bought] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId));
  if (bought?.state === "done") await settleDifference(tx, { purchaseId, needSen: went.sen, at });
  await writeReturned(tx, locked, went);
}

async function writeReturned(
  tx: Tx,
  { of, now: at }: LockedPayable,
  { paymentId, why, gatewayRef, to, sen }: ExternalReturn,
): Promise<void> {
  const facts = { paymentId, amountSen: sen, why, gatewayRef };
  const made = { ...onlyIdOf(of), ...facts, createdAt: at, doneAt: at };
  const { id: refundId } = await beginRefund(tx, "made", made);
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, paymentId));
  await post(tx, { kind: "refund", ...onlyIdOf(of), paymentId, refundId, at }, move(sen, accountFor(of), to));
  await countReturned(tx, of, sen);
}
