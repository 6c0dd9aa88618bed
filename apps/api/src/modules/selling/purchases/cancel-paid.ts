import type { Tx } from "../../../db/tx.ts";
import { releasePieces } from "../../booking/holds/public.ts";
import {
  movePurchase,
  type PurchaseRow,
  returnMoney,
  settleDifference,
} from "../../money/payments/public.ts";

export type CancelPaid = {
  /** Locked, and what it had made is undone. */
  readonly purchase: PurchaseRow;
  readonly why: "BY_BUYER" | "BY_STAFF";
  readonly at: Date;
  /** The wallet that the money goes to; else it goes back by the way it came. */
  readonly toWallet?: string | undefined;
};

/** Takes back a purchase: its pieces are free, and all that was paid of it is on its way back. */
export async function cancelPaidPurchase(
  tx: Tx,
  { purchase: row, why, at, toWallet }: CancelPaid,
): Promise<"wallet" | "source" | "none"> {
  const { id: purchaseId, paidSen: amountSen } = row;
  await movePurchase(tx, { row }, "cancel", { cancelReason: why, payUntil: null });
  await releasePieces(tx, purchaseId);
  await settleDifference(tx, { purchaseId, needSen: amountSen, at });
  const reason = why === "BY_STAFF" ? "byStaff" : "cancelled";
  return (await returnMoney(tx, { purchaseId, amountSen, why: reason, at, toWallet })).goesTo;
}
