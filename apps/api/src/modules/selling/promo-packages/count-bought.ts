import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";

/** How many of a promo package an account has bought, with those that it is paying for just now. */
export async function countBought(
  db: Db | Tx,
  { promoPackageId, accountId }: { readonly promoPackageId: string; readonly accountId: string },
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
