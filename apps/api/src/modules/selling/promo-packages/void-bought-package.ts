import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { boughtAfter, boughtStanding } from "@pulau/domain/promo-package/bought-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../../money/ledger/public.ts";
import { moveBought } from "../bought-packages/public.ts";
import type { PurchaseReversal } from "../purchases/public.ts";

/** Ends a bought package that no stay has used; its deposit is the purchase's again. */
export async function voidBoughtPackage(
  tx: Tx,
  { purchase: { id, totalSen }, at }: PurchaseReversal,
): Promise<Result<true, "WRONG_STATE">> {
  const [row] = await tx.select().from(boughtPackage).where(eq(boughtPackage.id, id)).for("update");
  if (!row || row.nosUsed > 0) return refuse("WRONG_STATE", { rule: "packageUsed" });
  if (!boughtAfter(boughtStanding(row), "takeBack").ok) return refuse("WRONG_STATE", { rule: "boughtEnded" });
  await moveBought(tx, { row, now: at }, "takeBack");
  await post(
    tx,
    { kind: "voided", purchaseId: id, once: `purchase:${id}:undone`, at },
    move(totalSen, ledger.prepaid(id), ledger.purchase(id)),
  );
  return ok(true);
}
