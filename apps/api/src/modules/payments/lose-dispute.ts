import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { needsPerson, payment, refund } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { findBooking, note } from "../bookings/public.ts";
import { settleCommissions } from "../commission/public.ts";
import { post } from "../ledger/public.ts";
import type { DisputeRow } from "./hear-dispute.ts";
import { oweAgain } from "./owe-again.ts";
import { countReturned, onlyIdOf } from "./pay-for.ts";
import type { LockedPayable } from "./payables.ts";
import { type RefundRow, settleRefund } from "./settle-refund.ts";
import { unearn } from "./unearn.ts";

type Lost = { readonly row: DisputeRow; readonly lostSen: number; readonly moves: number };

/**
 * The guest's bank kept the money. It is money that went back: first for refunds that were owed and waited for a person,
 * then out of what the booking paid, which owes it again where it still stands. What is left then, and what was bought
 * beside a stay and handed over, is a loss.
 */
export async function loseDispute(
  tx: Tx,
  locked: LockedPayable,
  { row, lostSen, moves }: Lost,
): Promise<void> {
  const owedSen = await settleWaiting(tx, locked, row, lostSen);
  const backSen = await takeFromBooking(tx, locked, { row, lostSen: lostSen - owedSen, moves });
  const { now: at } = locked;
  await post(
    tx,
    { kind: "disputed", ...onlyIdOf(locked.of), once: `dispute:${row.id}:${moves}:loss`, at },
    move(lostSen - owedSen - backSen, ledger.revenue("disputes"), ledger.disputed(row.gateway)),
  );
}

/** One that was lost was given back after all: the booking was paid anew meanwhile or not, so it is gained. */
export async function gainBack(
  tx: Tx,
  { of, now: at }: LockedPayable,
  { row, sen, moves }: { readonly row: DisputeRow; readonly sen: number; readonly moves: number },
): Promise<void> {
  await post(
    tx,
    { kind: "disputed", ...onlyIdOf(of), once: `dispute:${row.id}:${moves}:gain`, at },
    move(sen, ledger.disputed(row.gateway), ledger.revenue("disputes")),
  );
}

/**
 * Nobody may pay a refund by hand that the guest's bank has taken by itself. Of one that is more than what was lost, only
 * the rest waits on.
 */
async function settleWaiting(
  tx: Tx,
  { now }: LockedPayable,
  row: DisputeRow,
  lostSen: number,
): Promise<number> {
  const waiting = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, row.paymentId ?? ""), inArray(refund.state, ["failed", "byHand"])))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .for("update");
  let settledSen = 0;
  for (const each of waiting) {
    const sen = Math.min(each.amountSen, lostSen - settledSen);
    if (sen === 0) break;
    settledSen += sen;
    if (sen < each.amountSen) await leaveWaiting(tx, each, each.amountSen - sen);
    const to = ledger.disputed(row.gateway);
    await settleRefund(tx, { row: { ...each, amountSen: sen }, now }, { to, gatewayRef: row.gatewayRef });
  }
  return settledSen;
}

/**
 * Makes the rest of a waiting refund one of its own, before staff in its place. It is the rest that is new: gateways know
 * the refund that they were asked for by its id and its amount.
 */
async function leaveWaiting(tx: Tx, { id, ...whole }: RefundRow, amountSen: number): Promise<void> {
  await tx
    .update(refund)
    .set({ amountSen: whole.amountSen - amountSen })
    .where(eq(refund.id, id));
  const [rest] = await tx
    .insert(refund)
    .values({ ...whole, amountSen })
    .returning({ refundId: refund.id });
  const [need] = await tx
    .select()
    .from(needsPerson)
    .where(and(isNull(needsPerson.doneAt), sql`${needsPerson.facts} ->> 'refundId' = ${id}`));
  if (!rest || !need) throw new Error(`refund ${id} waits for nobody`);
  const { id: _, ...asked } = need;
  await tx.insert(needsPerson).values({ ...asked, facts: { ...asked.facts, ...rest, amountSen } });
}

async function takeFromBooking(
  tx: Tx,
  { of, now: at }: LockedPayable,
  { row: { id, gateway, gatewayRef, paymentId }, lostSen, moves }: Lost,
): Promise<number> {
  if (of.bookingId === undefined || paymentId === null) return 0;
  const { bookingId } = of;
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  const row = await findBooking(tx, bookingId);
  if (!paid || !row) throw new Error(`dispute ${gatewayRef} has lost its booking`);
  const stands = row.state === "awaitingPayment" || row.state === "confirmed" || row.state === "inHouse";
  const thereSen = Math.max(0, row.paidSen - (stands ? row.keptSen : 0));
  const sen = Math.min(lostSen, paid.amountSen - paid.refundedSen, thereSen);
  if (sen <= 0) return 0;
  await unearn(tx, row, { amountSen: sen, once: `dispute:${id}:${moves}`, at });
  const [made] = await tx
    .insert(refund)
    .values({
      ...{ bookingId, paymentId, amountSen: sen, why: "disputed", state: "done", gatewayRef },
      ...{ createdAt: at, doneAt: at },
    })
    .returning({ refundId: refund.id });
  if (!made) throw new Error("a refund was not written");
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, paymentId));
  await post(
    tx,
    { kind: "refund", bookingId, paymentId, ...made, at },
    move(sen, ledger.booking(bookingId), ledger.disputed(gateway)),
  );
  await countReturned(tx, of, sen);
  await note(tx, { bookingId, what: "disputeLost", at, facts: { amountSen: sen } });
  await settleCommissions(tx, bookingId);
  await oweAgain(tx, row);
  await enqueue(tx, "issue-invoice", { bookingId });
  return sen;
}
