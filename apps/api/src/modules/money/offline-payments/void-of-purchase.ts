import { asPayable } from "@pulau/domain/ids.ts";
import { isWhole } from "@pulau/domain/money/purchase-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { releasePieces } from "../../booking/holds/public.ts";
import { voidEventPlaces } from "../../selling/events/public.ts";
import { voidBoughtPackage } from "../../selling/promo-packages/public.ts";
import { cancelPaidPurchase, type PurchaseReversals } from "../../selling/purchases/public.ts";
import { voidVouchers } from "../../selling/vouchers/public.ts";
import { countPaid, isOwned } from "../payments/public.ts";
import { reverseTopUp } from "../wallet/public.ts";
import { lockVoidable, noteVoid, reverse, type Void } from "./void-rows.ts";

/** What each flow does when the money of a fulfilled purchase turns out not to be there. */
const reversals: PurchaseReversals = {
  "top-up": reverseTopUp,
  "package-deposit": voidBoughtPackage,
  event: voidEventPlaces,
  "promo-code": voidVouchers,
};

/**
 * The same for a purchase. One that was not whole yet waits for its money again. One that was is taken back: what it gave
 * is undone as long as nothing of it was used, its pieces are free, and what else was paid for it goes back to where it
 * came from.
 */
export async function voidOfPurchase(
  tx: Tx,
  voiding: Void,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "NO_OPEN_DRAWER">> {
  const { staffId, reason } = voiding;
  const { purchaseId } = asPayable(voiding.id);
  const [bought] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (!bought) return refuse("NOT_FOUND");
  const found = await lockVoidable(tx, { purchaseId }, voiding.paymentId);
  if (!found.ok) return found;
  const { amountSen } = found.value;
  const at = await loadNow(tx);
  const wasWhole = isWhole(bought.state);
  // Pieces are locked before what was bought, vouchers and wallets.
  if (wasWhole) await releasePieces(tx, purchaseId);
  if (bought.state === "done") {
    const reversePurchase = isOwned(bought) ? reversals[bought.flow] : undefined;
    if (!reversePurchase || !isOwned(bought)) return refuse("WRONG_STATE", { rule: "byGateway" });
    const undone = await reversePurchase(tx, { purchase: bought, staffId, reason, at });
    if (!undone.ok) return undone;
  }
  const reversed = await reverse(tx, found.value, voiding, at);
  if (!reversed.ok) return reversed;
  await countPaid(tx, { purchaseId }, -amountSen);
  if (wasWhole) {
    const rest = { ...bought, paidSen: bought.paidSen - amountSen };
    await cancelPaidPurchase(tx, { purchase: rest, why: "BY_STAFF", at });
  }
  await noteVoid(tx, voiding, { amountSen, at });
  await enqueue(tx, "send-mail", { template: "purchase-voided", purchaseId, paymentId: voiding.paymentId });
  return ok({ done: true });
}
