import type { AccountId, BoughtPackageId, OptionId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Redeemable } from "@pulau/domain/promo-package/redeeming.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { boughtPackage, promoPackage } from "../../../db/schema/promo-packages.ts";
import type { Tx } from "../../../db/tx.ts";

type BoughtToRedeem = Redeemable & {
  readonly id: BoughtPackageId;
  readonly accountId: AccountId;
  readonly optionId: OptionId;
  /** Of each, in sen. */
  readonly depositSen: Sen;
};

/** A bought package as redeeming looks at it; null when there is none. Whose it is, the caller asks. */
export async function findRedeemable(
  db: Db | Tx,
  boughtPackageId: BoughtPackageId,
): Promise<BoughtToRedeem | null> {
  const [found] = await db
    .select({ bought: boughtPackage, optionId: promoPackage.optionId, windows: promoPackage.windows })
    .from(boughtPackage)
    .innerJoin(promoPackage, eq(promoPackage.id, boughtPackage.promoPackageId))
    .where(eq(boughtPackage.id, boughtPackageId));
  if (!found) return null;
  const { bought, ...offer } = found;
  return { ...bought, ...offer, expired: bought.expiredAt !== null };
}
