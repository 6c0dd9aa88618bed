import type { AccountId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";
import type { Session } from "../../../plugins/session.ts";
import { loadPackages, type PackageOnSale } from "./packages.ts";

type PackagesQuery = {
  readonly userId?: AccountId | undefined;
  readonly package?: string | undefined;
  readonly edit?: boolean | undefined;
};

/**
 * What a stay can be booked with: the packages for everybody, the account's own, and the one that is named. Another's
 * account is `NOT_FOUND`.
 */
export async function listPackages(
  db: Db,
  session: Session | null,
  query: PackagesQuery,
): Promise<Result<PackageOnSale[], "NOT_FOUND">> {
  const own = query.userId === undefined ? [] : await findOwnPackages(db, session, query.userId);
  if (own === null) return refuse("NOT_FOUND");
  const named = query.package === undefined ? [] : [query.package];
  const offSale = query.edit ? (query.package ?? null) : null;
  return ok(await loadPackages(db, { also: [...own, ...named], offSale }));
}

/** The packages that an influencer shows; null when the account is not the caller's. */
async function findOwnPackages(
  db: Db,
  session: Session | null,
  accountId: AccountId,
): Promise<string[] | null> {
  if (session?.kind !== "member" || session.accountId !== accountId) return null;
  const rows = await db
    .select({ id: influencerPackage.packageId })
    .from(influencerPackage)
    .where(eq(influencerPackage.accountId, accountId));
  return rows.map(({ id }) => id);
}
