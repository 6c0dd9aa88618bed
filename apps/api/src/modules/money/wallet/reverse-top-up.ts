import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { wallet } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import type { PurchaseReversal } from "../../selling/purchases/public.ts";
import { lockAccounts, post } from "../ledger/public.ts";

/** Takes the credit of a top-up out of the wallet again, when it is still there and kept for no payout. */
export async function reverseTopUp(
  tx: Tx,
  { purchase: { id: purchaseId, accountId, totalSen }, at }: PurchaseReversal,
): Promise<Result<true, "WRONG_STATE">> {
  const from = ledger.wallet(accountId);
  await lockAccounts(tx, [from]);
  const [row] = await tx
    .select({ freeSen: sql<number>`(credited_sen - debited_sen - requested_sen)::int` })
    .from(wallet)
    .where(eq(wallet.accountId, accountId));
  if ((row?.freeSen ?? 0) < totalSen) return refuse("WRONG_STATE", { rule: "creditSpent" });
  await post(
    tx,
    { kind: "voided", purchaseId, once: `purchase:${purchaseId}:undone`, at },
    move(totalSen, from, ledger.purchase(purchaseId)),
  );
  return ok(true);
}
