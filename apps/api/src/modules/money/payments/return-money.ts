import type { StaffId } from "@pulau/domain/ids.ts";
import { move } from "@pulau/domain/ledger/postings.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { eq, sql } from "../../../db/orm.ts";
import { payment, type refund } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { note } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { commissionChanges, walletsOf, writeCommissions } from "../../partners/commission/public.ts";
import { lockAccounts, post } from "../ledger/public.ts";
import { beginRefund } from "./move-refund.ts";
import { accountFor, countReturned, onlyIdOf } from "./pay-for.ts";
import { refillVoucher } from "./refill-voucher.ts";
import { type Share, type SharesRequest, sharesOf } from "./return-shares.ts";

export type Return = SharesRequest & {
  readonly why: (typeof refund.$inferSelect)["why"];
  /** Who of the staff sends it back, and why. */
  readonly staffId?: StaffId | undefined;
  readonly because?: string | undefined;
};

export type Returned = { readonly goesTo: "wallet" | "source" | "none"; readonly walletSen: Sen };

/**
 * Sends money of a locked booking or purchase back to where it came from, the latest payment first, or to a wallet. What
 * goes to a wallet or voucher is there at once; what goes through a gateway or the bank is queued as one refund, one
 * call. Never more goes back than a payment captured: its own check holds that. First everything is decided and locked
 * in the order of all locks, the wallets of who loses commission by it too; then it is written.
 * @returns where it goes, `wallet` when all of it does, else `source`, and how much of it is in a wallet at once
 */
export async function returnMoney(tx: Tx, refund: Return): Promise<Returned> {
  if (refund.amountSen === 0) return { goesTo: "none", walletSen: 0 };
  const shares = await sharesOf(tx, refund);
  const refundedSen = await countReturned(tx, refund, refund.amountSen);
  const news = refund.bookingId === undefined ? [] : await commissionChanges(tx, refund.bookingId);
  await lockAccounts(tx, [...shares.flatMap(({ goesTo }) => goesTo ?? []), ...walletsOf(news)]);
  for (const share of shares) await returnShare(tx, share, refund);
  await noteReturn(tx, refund, refundedSen);
  await writeCommissions(tx, news);
  const isInWallet = ({ from, walletAccountId }: Share) =>
    from.gateway === "wallet" || (refund.toWallet !== undefined && walletAccountId !== null);
  return {
    goesTo: shares.every(isInWallet) ? "wallet" : "source",
    walletSen: sumSen(shares.filter(isInWallet).map(({ sen }) => sen)),
  };
}

async function noteReturn(
  tx: Tx,
  { bookingId, at, why, amountSen, because, staffId }: Return,
  refundedSen: Sen,
) {
  if (bookingId === undefined) return;
  await note(tx, {
    bookingId,
    at,
    what: why === "late" || why === "lapsed" ? "moneyReturned" : "refunded",
    facts: { amountSen, ...(because && { note: because }) },
    staffId,
    before: { refundedSen: refundedSen - amountSen },
    after: { refundedSen },
  });
}

async function returnShare(tx: Tx, share: Share, refund: Return): Promise<void> {
  const { from, sen, goesTo, walletAccountId } = share;
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} + ${sen}` })
    .where(eq(payment.id, from.id));
  const refundId = await writeRefund(tx, share, refund);
  if (goesTo === null) return enqueue(tx, "return-money", { refundId });
  await post(
    tx,
    { kind: "refund", ...onlyIdOf(refund), paymentId: from.id, refundId, at: refund.at },
    move(sen, accountFor(refund), goesTo),
  );
  if (from.voucherId !== null && walletAccountId === null) {
    const { timeZone } = await loadSettings(tx);
    await refillVoucher(tx, { voucherId: from.voucherId, timeZone, now: refund.at });
  }
}

async function writeRefund(
  tx: Tx,
  { from, sen, goesTo, walletAccountId }: Share,
  refund: Return,
): Promise<string> {
  const { at, why, staffId = null, because = "" } = refund;
  const { id } = await beginRefund(tx, goesTo ? "made" : "toSend", {
    ...onlyIdOf(refund),
    paymentId: from.id,
    amountSen: sen,
    why,
    walletAccountId,
    staffId,
    because,
    createdAt: at,
    doneAt: goesTo ? at : null,
  });
  return id;
}
