import { LinkBody, type setLinkRoute } from "@pulau/contract/partners.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { AccountId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";
import type { Tx } from "../../../db/tx.ts";

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
  const { rows } = await tx.execute<{ name: string; package: Words }>(sql`
    SELECT a.name, p.name AS package FROM account a, package p
    WHERE a.id = ${accountId} AND a.kind = 'influencer' AND p.id = ${packageId} AND p.type = 'influencer'`);
  const [known] = rows;
  if (!known) return refuse("NOT_FOUND");
  const before = await findLink(tx, { accountId, packageId });
  await tx
    .insert(influencerPackage)
    .values({ ...body, accountId, packageId })
    .onConflictDoUpdate({ target: [influencerPackage.packageId, influencerPackage.accountId], set: body });
  await auditChange(tx, {
    staffId,
    act: before ? "changed" : "added",
    subject: "influencerLink",
    subjectId: accountId,
    before: before && fieldsOf(before, LinkBody),
    after: body,
    facts: { name: known.name, package: known.package.en },
  });
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
