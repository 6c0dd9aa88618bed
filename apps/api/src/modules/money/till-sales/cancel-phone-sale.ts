import type { PurchaseId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { movePurchase, returnMoney } from "../payments/public.ts";

type Cancelling = { readonly purchaseId: PurchaseId; readonly staffId: StaffId };

/**
 * Asks for a sale on a phone no more, once no page is open for it: its link says so, and money that comes all the same goes
 * back by itself. `WRONG_STATE` where it is paid.
 */
export async function cancelPhoneSale(
  tx: Tx,
  { purchaseId, staffId }: Cancelling,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (row?.flow !== "till") return refuse("NOT_FOUND");
  if (row.state !== "open") return refuse("WRONG_STATE", { state: row.state });
  const at = await loadNow(tx);
  await movePurchase(tx, { row }, "cancel", { cancelReason: "BY_STAFF", payUntil: null });
  await returnMoney(tx, { purchaseId, amountSen: row.paidSen, why: "cancelled", at });
  await auditChange(tx, {
    staffId,
    act: "phoneSaleCancelled",
    subject: "tillSale",
    subjectId: purchaseId,
    at,
    before: { amountSen: row.totalSen },
    after: { amountSen: 0 },
    facts: { name: row.facts.name.en, amountSen: row.totalSen },
  });
  return ok({ done: true });
}
