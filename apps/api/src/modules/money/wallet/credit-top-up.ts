import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { PaidPurchase } from "../../selling/purchases/public.ts";
import { post } from "../ledger/public.ts";

/** What was paid for a top-up becomes credit in the wallet, and its owner hears of it with the receipt. */
export async function creditTopUp(
  tx: Tx,
  { id, accountId, totalSen }: PaidPurchase,
  at: Date,
): Promise<void> {
  await post(
    tx,
    { kind: "topUp", purchaseId: id, once: `purchase:${id}:fulfilled`, at },
    move(totalSen, ledger.purchase(id), ledger.wallet(accountId)),
  );
  await enqueue(tx, "send-mail", { template: "top-up-received", purchaseId: id });
}
