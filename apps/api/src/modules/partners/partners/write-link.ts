import type { setLinkRoute } from "@pulau/contract/partners.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { AccountId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";

type Link = {
  readonly accountId: AccountId;
  readonly packageId: PackageId;
  readonly staffId: StaffId;
  readonly body: Received<typeof setLinkRoute>["body"];
};

/** Gives an influencer the link of an influencer's package, or changes it. What was forecast by it keeps its share. */
export async function writeLink(
  tx: Tx,
  { accountId, packageId, staffId, body }: Link,
): Promise<Result<{ packageId: PackageId }, "NOT_FOUND">> {
  const { rowCount } = await tx.execute(sql`SELECT 1 FROM account a, package p
    WHERE a.id = ${accountId} AND a.kind = 'influencer' AND p.id = ${packageId} AND p.type = 'influencer'`);
  if (rowCount !== 1) return refuse("NOT_FOUND");
  await tx
    .insert(influencerPackage)
    .values({ ...body, accountId, packageId })
    .onConflictDoUpdate({ target: [influencerPackage.packageId, influencerPackage.accountId], set: body });
  const facts = { packageId, ...body };
  await writeAudit(tx, { staffId, act: "changed", subject: "influencerLink", subjectId: accountId, facts });
  return ok({ packageId });
}

/** An influencer's link of a package; null where they have none. */
export async function findLink(tx: Tx, { accountId, packageId }: Pick<Link, "accountId" | "packageId">) {
  const [found] = await tx
    .select()
    .from(influencerPackage)
    .where(and(eq(influencerPackage.accountId, accountId), eq(influencerPackage.packageId, packageId)));
  return found ?? null;
}
