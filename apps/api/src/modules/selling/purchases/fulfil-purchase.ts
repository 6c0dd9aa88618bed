import type { LinkedFlow, PurchaseFlow } from "@pulau/contract/purchases.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  isOwned,
  movePurchase,
  type OwnedPurchase,
  type PurchaseRow,
  settleDifference,
} from "../../money/payments/public.ts";

export type PaidPurchase = OwnedPurchase;

/** Gives the buyer what a flow sells. Runs once, in the transaction that makes the purchase `done`. */
type Fulfil<P> = (tx: Tx, purchase: P, at: Date) => Promise<void>;
export type Fulfilments = { readonly [F in PurchaseFlow]?: Fulfil<PaidPurchase> } & {
  readonly [F in LinkedFlow]?: Fulfil<PurchaseRow>;
};

/** Fulfils a purchase that has its money, exactly once however often it is asked. */
export async function fulfilPurchase(
  tx: Tx,
  purchaseId: PurchaseId,
  fulfilments: Fulfilments,
): Promise<void> {
  const isIt = eq(purchase.id, purchaseId);
  const [row] = await tx.select().from(purchase).where(isIt).for("update");
  if (row?.state !== "paid") return;
  const fulfil = isOwned(row)
    ? toGive(fulfilments[row.flow], row)
    : toGive(fulfilments[row.flow === "group" ? "group" : "till"], row);
  if (!fulfil) throw new Error(`nothing fulfils a ${row.flow}`);
  const at = await loadNow(tx);
  // A refund past us may have taken of its money; what is bought is handed over until staff decide.
  await settleDifference(tx, { purchaseId, needSen: row.totalSen, at });
  await fulfil(tx, at);
  // What can't be given any more has been cancelled, with its money on the way back.
  const [given] = await tx.select().from(purchase).where(isIt);
  if (given?.state === "paid") await movePurchase(tx, { row: given }, "fulfil");
}

const toGive = <P>(fulfil: Fulfil<P> | undefined, row: P) =>
  fulfil && ((tx: Tx, at: Date) => fulfil(tx, row, at));
