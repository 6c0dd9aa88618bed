import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { purchase } from "../../db/schema/purchases.ts";
import type { Tx } from "../../db/tx.ts";
import { releasePieces } from "../holds/public.ts";

/** Ends a purchase that has no money yet; its pieces are free again. */
export async function cancelPurchase(
  tx: Tx,
  ask: { readonly purchaseId: string; readonly accountId: string },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, ask.purchaseId)).for("update");
  if (row?.accountId !== ask.accountId) return refuse("NOT_FOUND");
  if (row.state !== "open" || row.paidSen > 0) return refuse("WRONG_STATE", { state: row.state });
  await tx
    .update(purchase)
    .set({ state: "cancelled", cancelReason: "BY_BUYER", payUntil: null })
    .where(eq(purchase.id, row.id));
  await releasePieces(tx, row.id);
  return ok({ done: true });
}
