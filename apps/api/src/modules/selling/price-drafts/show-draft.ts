import type { priceDraftRoute, priceVersionsRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { staffUser } from "../../../db/schema/accounts.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { pricePlan, priceVersion } from "../../../db/schema/price-drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadDraft } from "./load-draft.ts";

type Shown = Reply<typeof priceDraftRoute>;

/** The draft as it is shown: what is published, and what is changed of it by whom. */
export async function showDraft(db: Db | Tx, optionId: string): Promise<Result<Shown, "NOT_FOUND">> {
  const draft = await loadDraft(db, optionId);
  const [named] = await db
    .select({ option: packageOption.name, pack: stayPackage.name })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(eq(packageOption.id, optionId));
  if (!draft || !named) return refuse("NOT_FOUND");
  return ok({
    package: { _id: draft.packageId, name: named.pack },
    option: { _id: optionId, name: named.option },
    published: draft.published,
    changes: draft.changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    planned: await findPlan(db, optionId),
  });
}

/** When the draft is to be published by itself; null where nobody has planned it. */
export async function findPlan(db: Db | Tx, optionId: string): Promise<Shown["planned"]> {
  const [plan] = await db
    .select({ at: pricePlan.publishAt, by: staffUser.name, errors: pricePlan.errors })
    .from(pricePlan)
    .leftJoin(staffUser, eq(staffUser.id, pricePlan.staffId))
    .where(eq(pricePlan.optionId, optionId));
  return plan ? { ...plan, at: plan.at.toISOString() } : null;
}

/** So many of the newest versions are listed. */
const mostVersions = 200;

export async function listVersions(
  db: Db,
  optionId: string,
): Promise<Result<Reply<typeof priceVersionsRoute>, "NOT_FOUND">> {
  const [option] = await db
    .select({ id: packageOption.id })
    .from(packageOption)
    .where(eq(packageOption.id, optionId));
  if (!option) return refuse("NOT_FOUND");
  const { number, at, act, takenFrom, changed } = priceVersion;
  const rows = await db
    .select({ number, at, act, takenFrom, changed, by: staffUser.name })
    .from(priceVersion)
    .leftJoin(staffUser, eq(staffUser.id, priceVersion.staffId))
    .where(eq(priceVersion.optionId, optionId))
    .orderBy(desc(number))
    .limit(mostVersions);
  return ok({
    versions: rows.map((row) => ({
      ...row,
      changed: row.changed as Record<string, number>,
      at: row.at.toISOString(),
    })),
  });
}
