import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { post } from "../../money/ledger/public.ts";
import type { PaidPurchase } from "../purchases/public.ts";
import { PackageFacts } from "./buy-package.ts";

/** Makes of a paid purchase the bought package that is redeemed later. Its deposit waits in an account of its own. */
export async function createBought(tx: Tx, purchase: PaidPurchase, at: Date): Promise<void> {
  const { id, accountId, subjectId, count, totalSen } = purchase;
  if (subjectId === null) throw new Error(`purchase ${id} names no promo package`);
  const { pax, eachSen, expiresOn } = PackageFacts.parse(purchase.facts);
  await tx.insert(boughtPackage).values({
    id,
    accountId,
    promoPackageId: subjectId,
    nosBought: count,
    paxMax: pax,
    depositSen: eachSen,
    expiresOn,
    boughtAt: at,
  });
  await post(
    tx,
    { kind: "fulfilled", purchaseId: id, once: `purchase:${id}:fulfilled`, at },
    move(totalSen, ledger.purchase(id), ledger.prepaid(id)),
  );
  await enqueue(tx, "send-mail", { template: "package-bought", boughtPackageId: id });
}
