import { allocateToPurchase } from "@pulau/domain/money/allocate-to-purchase.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { and, eq, gt, ne } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
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
  // Who stood at the till has left, or paid otherwise, and a group has begun anew: what was said to have ended stays so.
  const allocation =
    row.state === "cancelled" && (row.flow === "till" || (await isReplaced(tx, row)))
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

/** Whether a group has begun or made another payment since: the money would be on its account twice. */
async function isReplaced(tx: Tx, { flow, subjectId, createdAt }: PurchaseRow): Promise<boolean> {
  if (flow !== "group" || subjectId === null) return false;
  const since = and(gt(purchase.createdAt, createdAt), ne(purchase.state, "cancelled"));
  const [later] = await tx
    .select({ id: purchase.id })
    .from(purchase)
    .where(and(eq(purchase.flow, flow), eq(purchase.subjectId, subjectId), since))
    .limit(1);
  return later !== undefined;
}
