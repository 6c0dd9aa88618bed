import { isOwnSource, ledger, move, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { payment, refund } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { note } from "../bookings/public.ts";
import { settleCommissions } from "../commission/public.ts";
import { post } from "../ledger/public.ts";
import { loadSettings } from "../resort/public.ts";
import { reopenVoucher } from "./back-to-voucher.ts";
import { accountFor, countReturned, onlyIdOf, type PayFor, paidFor } from "./pay-for.ts";
import { returnUse } from "./return-use.ts";

export type Return = PayFor & {
  readonly amountSen: number;
  readonly why: (typeof refund.$inferSelect)["why"];
  readonly at: Date;
  /** The wallet that all of it goes to; else it goes back to where it came from. */
  readonly toWallet?: string | undefined;
  /** Who of the staff sends it back, and why. */
  readonly staffId?: string | undefined;
  readonly because?: string | undefined;
  /** The one payment that it is taken from; else the latest ones. */
  readonly fromPaymentId?: string | undefined;
};

type PaymentRow = typeof payment.$inferSelect;

/**
 * Sends money of a locked booking or purchase back to where it came from, the latest payment first, or to a wallet. What
 * goes to a wallet or voucher is there at once; what goes through a gateway or the bank is queued as one refund, one
 * call. Never more goes back than a payment captured: its own check holds that.
 * @returns where it goes: `wallet` when all of it does, else `source`
 */
export async function returnMoney(tx: Tx, ask: Return): Promise<"wallet" | "source" | "none"> {
  if (ask.amountSen === 0) return "none";
  const captured = await tx
    .select()
    .from(payment)
    .where(
      and(
        paidFor(ask),
        eq(payment.state, "captured"),
        ask.fromPaymentId === undefined ? undefined : eq(payment.id, ask.fromPaymentId),
      ),
    )
    .orderBy(desc(payment.settledAt), desc(payment.id))
    .for("update");
  let left = ask.amountSen;
  let toSource = false;
  for (const each of captured) {
    const sen = Math.min(left, each.amountSen - each.refundedSen);
    if (sen <= 0) continue;
    left -= sen;
    toSource ||= each.gateway !== "wallet" && ask.toWallet === undefined;
    await returnFrom(tx, each, sen, ask);
  }
  if (left > 0)
    throw new Error(`${ask.bookingId ?? ask.purchaseId} should return ${left} sen more than it holds`);
  await countReturned(tx, ask, ask.amountSen);
  if (ask.bookingId !== undefined) {
    await note(tx, {
      bookingId: ask.bookingId,
      at: ask.at,
      what: ask.why === "late" || ask.why === "lapsed" ? "moneyReturned" : "refunded",
      facts: { amountSen: ask.amountSen, ...(ask.because && { note: ask.because }) },
      ...(ask.staffId && { staffId: ask.staffId }),
    });
  }
  if (ask.bookingId !== undefined) await settleCommissions(tx, ask.bookingId);
  return toSource ? "source" : "wallet";
}

async function returnFrom(tx: Tx, from: PaymentRow, sen: number, ask: Return): Promise<void> {
  const { at, why } = ask;
  const toWallet = await walletOf(tx, from, sen, ask);
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, from.id));
  const atOnce = isOwnSource(from) || toWallet !== undefined;
  const [made] = await tx
    .insert(refund)
    .values({
      ...onlyIdOf(ask),
      paymentId: from.id,
      amountSen: sen,
      why,
      walletAccountId: toWallet ?? null,
      staffId: ask.staffId ?? null,
      because: ask.because ?? "",
      state: atOnce ? "done" : "queued",
      createdAt: at,
      doneAt: atOnce ? at : null,
    })
    .returning({ refundId: refund.id });
  if (!made) throw new Error("a refund was not written");
  if (!atOnce) return enqueue(tx, "return-money", made);
  const goesTo = toWallet === undefined ? sourceAccount(from) : ledger.wallet(toWallet);
  await post(
    tx,
    { kind: "refund", ...onlyIdOf(ask), paymentId: from.id, ...made, at },
    move(sen, accountFor(ask), goesTo),
  );
  if (from.voucherId !== null && toWallet === undefined) {
    await reopenVoucher(tx, from.voucherId, (await loadSettings(tx)).timeZone);
  }
}

/** The wallet that was asked for; else that of whoever redeemed a package, where a part of its deposit can't go back to it. */
async function walletOf(tx: Tx, from: PaymentRow, sen: number, { toWallet }: Return) {
  if (toWallet !== undefined || from.boughtPackageId === null) return toWallet;
  const { boughtPackageId, bookingId } = from;
  return (await returnUse(tx, { boughtPackageId, bookingId }, sen)) ?? undefined;
}
