import { allocateToPurchase } from "@pulau/domain/money/allocate-to-purchase.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { keepPieces } from "../../booking/holds/public.ts";
import { movePurchase, type PurchaseRow } from "./move-purchase.ts";
import { countPaid } from "./pay-for.ts";
import type { Captured, PaymentEffect } from "./payable.ts";
import { returnMoney } from "./return-money.ts";

/**
 * Captured money reaches its locked purchase: `allocateToPurchase` decides what becomes of it, and this writes it. The money
 * that makes it whole keeps its pieces for good and queues its fulfilment.
 */
export async function receivePurchasePayment(
  tx: Tx,
  { row, now: at }: { readonly row: PurchaseRow; readonly now: Date },
  { amountSen }: Captured,
): Promise<PaymentEffect> {
  const of = { purchaseId: row.id };
  await countPaid(tx, of, amountSen);
  const sendBack = async (backSen: Sen): Promise<PaymentEffect> => {
    await returnMoney(tx, { ...of, amountSen: backSen, why: "late", at });
    return "returned";
  };
  // Who stood at the till has left, or paid otherwise: what was said to have ended stays so.
  const allocation =
    row.flow === "till" && row.state === "cancelled"
      ? ({ does: "return", backSen: amountSen } as const)
      : allocateToPurchase(row, amountSen);
  if (allocation.does === "wait") return "part";
  if (allocation.does === "return") return sendBack(allocation.backSen);
  if (!(await keepPieces(tx, { holdId: row.id, state: "booked", until: null }))) {
    await movePurchase(tx, { row }, "sellOut", { cancelReason: "SOLD_OUT", payUntil: null });
    return sendBack(allocation.elseBackSen);
  }
  const paid = { cancelReason: null, payUntil: null, settledAt: at };
  await movePurchase(tx, { row }, allocation.event, paid);
  await enqueue(tx, "fulfil-purchase", of);
  return "paid";
}
