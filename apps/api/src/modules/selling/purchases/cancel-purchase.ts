import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { releasePieces } from "../../booking/holds/public.ts";
import { movePurchase, returnMoney } from "../../money/payments/public.ts";

/**
 * Ends a purchase that is not paid whole; its pieces are free again, and a part that waited for its rest goes back to
 * where it came from.
 */
export async function cancelPurchase(
  tx: Tx,
  key: { readonly purchaseId: PurchaseId; readonly accountId: AccountId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const at = await loadNow(tx);
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, key.purchaseId)).for("update");
  if (row?.accountId !== key.accountId) return refuse("NOT_FOUND");
  if (row.state !== "open") return refuse("WRONG_STATE", { state: row.state });
  await movePurchase(tx, { row }, "cancel", { cancelReason: "BY_BUYER", payUntil: null });
  await releasePieces(tx, row.id);
  await returnMoney(tx, { purchaseId: row.id, amountSen: row.paidSen, why: "cancelled", at });
  return ok({ done: true });
}
