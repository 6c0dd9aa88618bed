import type { AccountId, FolioId, PaymentId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, ledger, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { isOwnSource } from "@pulau/domain/money/own-sources.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { shareReturn } from "@pulau/domain/money/share-return.ts";
import { and, desc, eq, isNull } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { type PayFor, paidFor } from "./pay-for.ts";
import { returnUse } from "./return-use.ts";

type PaymentRow = typeof payment.$inferSelect;

export type SharesRequest = PayFor & {
  readonly amountSen: Sen;
  readonly at: Date;
  /** The wallet that all of its owner's goes to; else it goes back to where it came from. */
  readonly toWallet?: string | undefined;
  /** The one payment that it is taken from; else the latest ones. */
  readonly fromPaymentId?: PaymentId | undefined;
  /** Of a split bill, the folio whose payments alone give it back; null is the first one. Else whoever paid last. */
  readonly fromFolioId?: FolioId | null | undefined;
};

/** What goes back of one payment. */
export type Share = {
  readonly from: PaymentRow;
  readonly sen: Sen;
  /** The account that has it at once; null when a gateway or the bank has to send it. */
  readonly goesTo: LedgerAccount | null;
  /** Of `goesTo`, a wallet that it did not come from. */
  readonly walletAccountId: AccountId | null;
};

/**
 * Which captured payments of a locked booking or purchase give how much of what goes back, the latest first, and where
 * to. Locks the payments, and promo packages, which get their use back here.
 */
export async function sharesOf(tx: Tx, refund: SharesRequest): Promise<Share[]> {
  const captured = await tx
    .select()
    .from(payment)
    .where(
      and(
        paidFor(refund),
        eq(payment.state, "captured"),
        refund.fromPaymentId === undefined ? undefined : eq(payment.id, refund.fromPaymentId),
        paidOn(refund.fromFolioId),
      ),
    )
    .orderBy(desc(payment.settledAt), desc(payment.id))
    .for("update");
  const shares: Share[] = [];
  for (const { from, sen } of shareReturn(captured, refund.amountSen)) {
    const walletAccountId = await walletOf(tx, from, sen, refund);
    shares.push({ from, sen, walletAccountId, goesTo: accountOf(from, walletAccountId) });
  }
  return shares;
}

function paidOn(folioId: FolioId | null | undefined) {
  if (folioId === undefined) return undefined;
  return folioId === null ? isNull(payment.folioId) : eq(payment.folioId, folioId);
}

function accountOf(from: PaymentRow, walletAccountId: AccountId | null): LedgerAccount | null {
  if (walletAccountId !== null) return ledger.wallet(walletAccountId);
  return isOwnSource(from.gateway) ? sourceAccount(from) : null;
}

/**
 * The wallet that was asked for, unless a group or another payer of the bill paid: theirs goes back to where it came from. Else that
 * of whoever redeemed a package, where a part of its deposit can't go back to it.
 */
async function walletOf(tx: Tx, from: PaymentRow, sen: Sen, { toWallet, at }: SharesRequest) {
  const { boughtPackageId, bookingId, groupId, folioId } = from;
  if (toWallet !== undefined && groupId === null && folioId === null) return toWallet;
  if (boughtPackageId === null) return null;
  return returnUse(tx, { boughtPackageId, bookingId, sen, at });
}
