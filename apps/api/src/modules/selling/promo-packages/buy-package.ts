import type { PackageOrder } from "@pulau/contract/promo-packages.ts";
import { PurchaseFacts } from "@pulau/contract/purchases.ts";
import { isDay } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { checkPurchase, expiryOf } from "@pulau/domain/promo-package/buying.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { z } from "zod";
import { eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { openPurchase } from "../purchases/public.ts";
import { countBought } from "./count-bought.ts";
import { findOffer, offerOf } from "./offers.ts";

/** What a purchase freezes of the promo package's terms. */
export const PackageFacts = PurchaseFacts.extend({
  pax: z.int(),
  eachSen: z.int(),
  expiresOn: z.string().refine(isDay),
});

export type BuyPackage = { readonly accountId: AccountId; readonly order: z.infer<typeof PackageOrder> };
export type Opened = {
  readonly purchaseId: PurchaseId;
  readonly totalSen: Sen;
  readonly payUntil: string;
};

/**
 * Opens the purchase of a promo package: its pieces are kept until the payment's deadline. The account's row is locked
 * first, so that two tabs can't both buy the last one that an account may have. Others who are faster break the stock's
 * check: wrap the call in `refuseShortStock`.
 */
export async function buyPackage(tx: Tx, { accountId, order }: BuyPackage): Promise<Result<Opened>> {
  const { promoPackageId, count, pax } = order;
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
  const found = await findOffer(tx, promoPackageId);
  if (!found) return refuse("NOT_FOUND");
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const has = await countBought(tx, { promoPackageId, accountId });
  const checked = checkPurchase(offerOf(found.row), order, { has, today });
  if (!checked.ok) return checked;
  if (found.left < count) return refuse("NONE_LEFT", { left: found.left });
  const { eachSen, totalSen } = checked.value;
  const facts = { name: found.row.name, pax, eachSen, expiresOn: expiryOf(found.row, today) };
  const opened = await openPurchase(tx, {
    accountId,
    flow: "package-deposit",
    subjectId: promoPackageId,
    count,
    facts,
    totalSen,
    pieces: [{ stockId: promoPackageId, pieces: count }],
  });
  if (!opened.ok) return opened;
  const { _id: purchaseId, payUntil } = opened.value;
  return ok({ purchaseId, totalSen, payUntil: payUntil.toISOString() });
}
