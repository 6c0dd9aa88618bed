import type { PurchaseId } from "@pulau/domain/ids.ts";
import { eq, sql } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { releasePieces } from "../../booking/holds/public.ts";
import { movePurchase } from "./move-purchase.ts";
import { returnMoney } from "./return-money.ts";

/**
 * Cancels a purchase whose deadline has passed by the database's clock, frees its pieces and gives back what was paid of
 * it. One whose deadline was moved meanwhile is looked at again then.
 */
export async function expirePurchase(tx: Tx, purchaseId: PurchaseId): Promise<void> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (row?.state !== "open" || row.payUntil === null) return;
  const { rows } = await tx.execute<{ now: string }>(sql`SELECT pulau_now() AS now`);
  const now = new Date(rows[0]?.now ?? Number.NaN);
  if (row.payUntil > now) return enqueue(tx, "lapse-purchase", { purchaseId }, { startAfter: row.payUntil });
  await movePurchase(tx, { row }, "lapse", { cancelReason: "NOT_PAID_IN_TIME", payUntil: null });
  await releasePieces(tx, purchaseId);
  await returnMoney(tx, { purchaseId, amountSen: row.paidSen, why: "lapsed", at: now });
}
