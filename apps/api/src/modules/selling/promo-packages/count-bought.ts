import type { AccountId, PromoPackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, or, type SQL, sql } from "../../../db/orm.ts";
import { promoPackage } from "../../../db/schema/promo-packages.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";

/** How many of a promo package an account has bought, with those that it is paying for just now. */
export async function countBought(
  db: Db | Tx,
  { promoPackageId, accountId }: { readonly promoPackageId: PromoPackageId; readonly accountId: AccountId },
): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`coalesce(sum(${purchase.count}), 0)::int` })
    .from(purchase)
    .where(
      and(
        eq(purchase.accountId, accountId),
        eq(purchase.flow, "package-deposit"),
        eq(purchase.subjectId, promoPackageId),
        or(
          inArray(purchase.state, ["paid", "done"]),
          and(eq(purchase.state, "open"), sql`${purchase.payUntil} > pulau_now()`),
        ),
      ),
    );
  return found?.count ?? 0;
}

/** The same as a part of a query of `promo_package`. */
export const boughtBy = (accountId: AccountId): SQL => sql`(
  SELECT coalesce(sum(u.count), 0)::int FROM purchase u
  WHERE u.account_id = ${accountId} AND u.flow = 'package-deposit' AND u.subject_id = ${promoPackage.id}
    AND (u.state IN ('paid', 'done') OR (u.state = 'open' AND u.pay_until > pulau_now())))`;
