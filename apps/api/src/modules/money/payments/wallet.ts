import type { payFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, BookingId, OwnerId, PaymentId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { offerOf, offersAt, type Part } from "@pulau/domain/money/offers.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { violates } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { post } from "../ledger/public.ts";
import { beginPayment } from "./move-payment.ts";
import { onlyIdOf, type PayFor } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.ts";

type Sums = { creditedSen: Sen; debitedSen: Sen; requestedSen: Sen };
const empty: Sums = { creditedSen: 0, debitedSen: 0, requestedSen: 0 };

/** What a wallet has to spend: credited less debited less requested. */
export const spendable = (sums: Sums): number => sums.creditedSen - sums.debitedSen - sums.requestedSen;

export async function readWallet(db: Db, accountId: AccountId): Promise<Reply<typeof walletRoute>> {
  const [found] = await db.select().from(wallet).where(eq(wallet.accountId, accountId));
  const { creditedSen, debitedSen, requestedSen } = found ?? empty;
  const sums = { creditedSen, debitedSen, requestedSen };
  const ringgit = (sen: Sen) => sen / 100;
  return {
    creditedAmount: ringgit(creditedSen),
    debitedAmount: ringgit(debitedSen),
    totalReqAmount: ringgit(requestedSen),
    ...sums,
    balance: formatRinggit(spendable(sums)),
    balanceSen: spendable(sums),
  };
}

export type WalletPay = {
  readonly of: PayFor;
  readonly ownerId: OwnerId;
  readonly accountId: AccountId;
  readonly part: Part;
  /** What the part was shown to cost. */
  readonly agreedSen?: Sen | undefined;
  /** Less than is asked, when the rest is paid by another way; all of it when missing. */
  readonly amountSen?: Sen | undefined;
};

/**
 * Pays a booking or purchase from the account's wallet, in one transaction from the wallet to what it does. Of
 * parallel payments the wallet's own check lets no more through than it holds, and `refuseShortWallet` turns that into a
 * refusal.
 */
export async function payFromWallet(tx: Tx, payment: WalletPay): Promise<Result<{ paymentId: PaymentId }>> {
  const locked = await lockPayable(tx, payment.of);
  if (locked?.ownerId !== payment.ownerId) return refuse("NOT_FOUND");
  const offers = offersAt(locked, locked.now);
  if (!offers.ok) return offers;
  if (!locked.byWallet) return refuse("WRONG_STATE");
  const offered = offerOf(offers.value, payment);
  if (!offered.ok) return offered;
  const { amountSen: offeredSen } = offered.value;
  const amountSen = payment.amountSen ?? offeredSen;
  if (amountSen > offeredSen) return refuse("AMOUNT_NOT_OFFERED");
  const short = await checkFunds(tx, payment.accountId, amountSen);
  if (short) return short;
  const waitsForRest = amountSen < offeredSen;
  return ok(await takeFromWallet(tx, locked, { ...payment, amountSen, waitsForRest }));
}

/** A kind answer before anything is written; the wallet's own check has the last word. */
export async function checkFunds(tx: Tx, accountId: AccountId, amountSen: Sen) {
  const [sums] = await tx.select().from(wallet).where(eq(wallet.accountId, accountId));
  const balanceSen = spendable(sums ?? empty);
  return balanceSen < amountSen ? refuse("WALLET_SHORT", { balanceSen, amountSen }) : null;
}

/**
 * Takes money out of a wallet for something that is locked and offered. The wallet is locked last, after the inventory,
 * by the entry that takes the money out.
 */
export async function takeFromWallet(
  tx: Tx,
  locked: LockedPayable,
  payment: { accountId: AccountId; part: Part; amountSen: Sen; waitsForRest: boolean },
): Promise<{ paymentId: PaymentId }> {
  const { now, of } = locked;
  const { part, amountSen, accountId, waitsForRest } = payment;
  const { id: paymentId } = await beginPayment(tx, "ownMoney", {
    ...onlyIdOf(of),
    part,
    amountSen,
    gateway: "wallet",
    walletAccountId: accountId,
    createdAt: now,
    settledAt: now,
  });
  await locked.note(tx, "paymentCaptured", { amountSen, gateway: "wallet" });
  await locked.receive(tx, { paymentId, amountSen, waitsForRest });
  await post(
    tx,
    { kind: "payment", ...of, paymentId, at: now },
    move(amountSen, ledger.wallet(accountId), locked.account),
  );
  return { paymentId };
}

/** Another payment took the money between the look and the entry: PostgreSQL has then ended the transaction. */
export async function refuseShortWallet<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, "wallet_not_negative")) return refuse("WALLET_SHORT");
    throw error;
  }
}

/** The states that a wallet payment led to, read after it was committed. */
export async function walletPayReply(
  db: Db,
  bookingId: BookingId,
  paymentId: PaymentId,
): Promise<Reply<typeof payFromWalletRoute>> {
  const row = await findBooking(db, bookingId);
  if (!row) throw new Error(`booking ${bookingId} is gone`);
  return { paymentId, status: row.state, paymentStatus: row.paymentStatus };
}
