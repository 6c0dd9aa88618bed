import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, isNull, like, sql } from "../../../db/orm.ts";
import {
  gatewayInbox,
  ledgerEntry,
  ledgerTransaction,
  needsPerson,
  refund,
} from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../../booking/bookings/public.ts";
import { post } from "../ledger/public.ts";
import { PaymentNotRecorded } from "./apply-message.ts";
import { findCapture, lockCapture, moneyUnknown } from "./find-capture.ts";
import { handleReturnedRefund } from "./handle-returned-refund.ts";
import { onlyIdOf, payForOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.ts";
import type { RefundEvent } from "./refund-event.ts";
import { regainExternalRefund } from "./regain-external-refund.ts";
import { type ExternalReturn, takeExternalRefund } from "./take-external-refund.ts";

/** A word of its own for each movement that no refund of ours stands for. */
const wordOf = ({ gateway, gatewayRef }: RefundEvent): string => `refund:${gateway}:${gatewayRef}`;

/**
 * Books a refund that somebody made at the gateway, past us: first for refunds that were owed and waited for a person, then
 * out of what the booking or purchase paid; what neither holds, because it went back by hand before, is a loss. Nothing is
 * cancelled by it: that is for staff to decide, before whom it stands.
 */
export async function bookExternalRefund(tx: Tx, news: RefundEvent): Promise<string> {
  const locked = await lockPaid(tx, news);
  if (!locked) return moneyUnknown;
  const { paymentId, payable } = locked;
  if (await hasFailedSince(tx, news)) return "failedSince";
  const refunds = await refundsOf(tx, paymentId);
  if (refunds.some(({ gatewayRef }) => gatewayRef === news.gatewayRef)) return "booked";
  // Our own calls are not answered yet: only then is it known what of the money they took.
  if (refunds.some(({ state }) => state === "queued"))
    throw new PaymentNotRecorded(`refunds of ${paymentId}`);
  const went: ExternalReturn = {
    paymentId,
    sen: news.amountSen,
    to: ledger.gateway(news.gateway),
    gatewayRef: news.gatewayRef,
    why: "elsewhere",
    once: wordOf(news),
  };
  const { takenSen, lostSen } = await takeExternalRefund(tx, payable, went);
  await post(
    tx,
    { kind: "refund", ...onlyIdOf(payable.of), once: `${wordOf(news)}:lost`, at: payable.now },
    move(lostSen, ledger.revenue("refunds"), went.to),
  );
  await payable.refresh(tx);
  if (takenSen + lostSen === 0) return "settled";
  await flagForStaff(tx, payable, { ...news, paymentId, takenSen, lostSen });
  return "elsewhere";
}

/**
 * It came to nothing: the gateway has its money again, and so has the booking or purchase, where that still stands. What
 * was owed stays owed, and waits for a person.
 */
export async function undoExternalRefund(tx: Tx, news: RefundEvent): Promise<string> {
  const locked = await lockPaid(tx, news);
  if (!locked) return moneyUnknown;
  const { paymentId, payable } = locked;
  const made = (await refundsOf(tx, paymentId)).filter(
    ({ state, gatewayRef }) => state === "done" && gatewayRef === news.gatewayRef,
  );
  let againSen = await regainLoss(tx, payable, news);
  for (const row of made) {
    const refunded = { row, now: payable.now };
    if (row.why === "elsewhere" && (await regainExternalRefund(tx, payable, refunded)))
      againSen += row.amountSen;
    else await handleReturnedRefund(tx, refunded, news);
  }
  await payable.refresh(tx);
  const undecided = await dropQuestion(tx, payable, news);
  if (againSen > 0) await raiseRefundTask(tx, payable, { ...news, paymentId, againSen, undecided });
  return made.length > 0 || againSen > 0 ? "cameBack" : "notBooked";
}

type Locked = { readonly paymentId: PaymentId; readonly payable: LockedPayable };

/** The payment that brought the money, by its booking's or purchase's lock; null where it is in no books of ours. */
async function lockPaid(tx: Tx, news: RefundEvent): Promise<Locked | null> {
  let paid = await findCapture(tx, news);
  if (!paid && news.captureRef !== null) {
    await lockCapture(tx, news);
    paid = await findCapture(tx, news);
  }
  if (!paid) return null;
  const payable = await lockPayable(tx, payForOf(paid));
  if (!payable) throw new Error(`payment ${paid.id} has lost what it pays for`);
  return { paymentId: paid.id, payable };
}

const refundsOf = (tx: Tx, paymentId: PaymentId) =>
  tx.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(asc(refund.id)).for("update");

/** Whether it is known that it failed: a failure is final, and may be told first. */
async function hasFailedSince(tx: Tx, { gateway, gatewayRef }: RefundEvent): Promise<boolean> {
  const same = and(eq(gatewayInbox.gateway, gateway), eq(gatewayInbox.gatewayRef, gatewayRef));
  const failed = sql`${gatewayInbox.body} ->> 'state' = 'refundFailed'`;
  return (await tx.$count(gatewayInbox, and(same, failed))) > 0;
}

/** What was lost by it and is not regained yet, in sen; afterwards it is. */
async function regainLoss(tx: Tx, { of, now: at }: LockedPayable, news: RefundEvent): Promise<number> {
  const [lost] = await tx
    .select({ sen: sql<number>`coalesce(-sum(${ledgerEntry.sen}), 0)::bigint` })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(and(eq(ledgerEntry.accountKind, "revenue"), like(ledgerTransaction.once, `${wordOf(news)}:%`)));
  const sen = lost?.sen ?? 0;
  const movement = { kind: "refundFailed", ...onlyIdOf(of), once: `${wordOf(news)}:regained`, at } as const;
  await post(tx, movement, move(sen, ledger.gateway(news.gateway), ledger.revenue("refunds")));
  return sen;
}

type PaymentRefund = RefundEvent & { readonly paymentId: PaymentId };

const factsOf = ({ gateway, gatewayRef, paymentId, currency, reason }: PaymentRefund) => ({
  gateway,
  gatewayRef,
  paymentId,
  currency,
  reason,
});

async function flagForStaff(
  tx: Tx,
  { of, now: at }: LockedPayable,
  refund: PaymentRefund & { takenSen: Sen; lostSen: Sen },
) {
  const { amountSen, takenSen, lostSen } = refund;
  const facts = { ...factsOf(refund), amountSen, takenSen, lostSen };
  await tx.insert(needsPerson).values({ kind: "REFUND_ELSEWHERE", ...onlyIdOf(of), facts, at });
}

const isOpenQuestion = and(eq(needsPerson.kind, "REFUND_ELSEWHERE"), isNull(needsPerson.doneAt));

/** Whether staff have yet to decide what a refund that was made past us means for a booking. */
export const awaitsRefundDecision = async (db: Db | Tx, bookingId: BookingId): Promise<boolean> =>
  (await db.$count(needsPerson, and(eq(needsPerson.bookingId, bookingId), isOpenQuestion))) > 0;

/** Nothing is to be decided any more about what came to nothing. True if nobody had yet. */
async function dropQuestion(
  tx: Tx,
  { now: at }: LockedPayable,
  { gatewayRef }: RefundEvent,
): Promise<boolean> {
  const dropped = await tx
    .update(needsPerson)
    .set({ doneAt: at, outcome: "undone" })
    .where(and(isOpenQuestion, sql`${needsPerson.facts} ->> 'gatewayRef' = ${gatewayRef}`))
    .returning({ id: needsPerson.id });
  return dropped.length > 0;
}

/** Its money counts again, and whoever had decided by then is told. */
async function raiseRefundTask(
  tx: Tx,
  { of, now: at }: LockedPayable,
  refund: PaymentRefund & { againSen: Sen; undecided: boolean },
): Promise<void> {
  const { bookingId } = of;
  const amountSen = refund.againSen;
  if (bookingId) await note(tx, { bookingId, what: "refundElsewhereUndone", at, facts: { amountSen } });
  if (refund.undecided) return;
  const facts = { ...factsOf(refund), amountSen };
  await tx.insert(needsPerson).values({ kind: "REFUND_UNDONE", ...onlyIdOf(of), facts, at });
}
