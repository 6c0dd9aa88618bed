import { refundedToWallet } from "@pulau/domain/ledger/postings.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { booking } from "../../db/schema/bookings.ts";
import { payment, refund } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { note } from "../bookings/public.ts";
import { post } from "../ledger/public.ts";

export type Return = {
  readonly bookingId: string;
  readonly amountSen: number;
  readonly why: "cancelled" | "changed" | "late";
  readonly at: Date;
};

type PaymentRow = typeof payment.$inferSelect;

/**
 * Sends money of a locked booking back to where it came from, the latest payment first. What came from the wallet is
 * there at once; what came through a gateway is queued as one refund, one call. Never more goes back than a payment
 * captured: its own check holds that.
 * @returns where it goes: `wallet` when all of it does, else `source`
 */
export async function returnMoney(tx: Tx, ask: Return): Promise<"wallet" | "source" | "none"> {
  if (ask.amountSen === 0) return "none";
  const captured = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.bookingId, ask.bookingId), eq(payment.state, "captured")))
    .orderBy(desc(payment.settledAt), desc(payment.id))
    .for("update");
  let left = ask.amountSen;
  let toSource = false;
  for (const each of captured) {
    const sen = Math.min(left, each.amountSen - each.refundedSen);
    if (sen <= 0) continue;
    left -= sen;
    toSource ||= each.gateway !== "wallet";
    await returnFrom(tx, each, sen, ask);
  }
  if (left > 0) throw new Error(`booking ${ask.bookingId} should return ${left} sen more than it holds`);
  const { paidSen, refundedSen } = booking;
  await tx
    .update(booking)
    .set({ paidSen: sql`${paidSen} - ${ask.amountSen}`, refundedSen: sql`${refundedSen} + ${ask.amountSen}` })
    .where(eq(booking.id, ask.bookingId));
  await note(tx, {
    ...ask,
    what: ask.why === "late" ? "moneyReturned" : "refunded",
    facts: { amountSen: ask.amountSen },
  });
  return toSource ? "source" : "wallet";
}

async function returnFrom(tx: Tx, from: PaymentRow, sen: number, ask: Return): Promise<void> {
  const { bookingId, at, why } = ask;
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, from.id));
  const byWallet = from.gateway === "wallet";
  const state = byWallet ? ("done" as const) : ("queued" as const);
  const [made] = await tx
    .insert(refund)
    .values({
      paymentId: from.id,
      bookingId,
      amountSen: sen,
      why,
      state,
      createdAt: at,
      doneAt: byWallet ? at : null,
    })
    .returning({ refundId: refund.id });
  if (!made) throw new Error("a refund was not written");
  if (!byWallet) return enqueue(tx, "return-money", made);
  const accountId = from.walletAccountId;
  if (!accountId) throw new Error(`wallet payment ${from.id} names no wallet`);
  await post(
    tx,
    { kind: "refund", bookingId, paymentId: from.id, ...made, at },
    refundedToWallet({ bookingId, accountId, sen }),
  );
}
