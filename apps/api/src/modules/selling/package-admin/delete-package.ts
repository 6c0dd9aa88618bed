import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { priceLines, readCard } from "../catalogue/public.ts";
import { auditCatalogue } from "./audit-catalogue.ts";
import { optionUsers, packageUsers } from "./package-uses.ts";
import { readOption, readPackage } from "./show-package.ts";

type Deletion = { readonly staffId: StaffId; readonly language: Language };
type Deleted = Promise<Result<{ done: true }, "NOT_FOUND" | "IN_USE">>;

/** Deletes a package with its options and prices. `IN_USE` says by what it is used; it can be taken off sale instead. */
export async function deletePackage(
  tx: Tx,
  { staffId, packageId, language }: Deletion & { readonly packageId: PackageId },
): Deleted {
  const [found] = await tx.select().from(stayPackage).where(eq(stayPackage.id, packageId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  const free = await refuseUsed(tx, packageUsers(packageId), language);
  if (!free.ok) return free;
  const before = await readPackage(tx, packageId);
  const options = await tx
    .select({ id: packageOption.id })
    .from(packageOption)
    .where(eq(packageOption.packageId, packageId));
  for (const { id } of options) await auditDeletedOption(tx, { staffId, optionId: id });
  for (const { id } of options) await removeOption(tx, id);
  const act = { act: "deleted", subject: "package", subjectId: packageId, name: found.name.en } as const;
  await auditCatalogue(tx, { staffId, ...act, facts: { code: found.code }, before, after: null });
  await tx.execute(sql`delete from included_transport where package_id = ${packageId}`);
  await tx.execute(sql`delete from excluded_boat where package_id = ${packageId}`);
  await tx.delete(stayPackage).where(eq(stayPackage.id, packageId));
  return ok({ done: true });
}

/** Writes down what an option is, and each of its prices, before both are gone. */
async function auditDeletedOption(
  tx: Tx,
  { staffId, optionId }: Pick<Deletion, "staffId"> & { readonly optionId: OptionId },
): Promise<void> {
  const before = await readOption(tx, optionId);
  if (!before) return;
  const option = { staffId, act: "deleted", subject: "packageOption", subjectId: optionId } as const;
  const name = before.name.en;
  await auditCatalogue(tx, { ...option, name, before, after: null });
  const card = (await readCard(tx, optionId))?.card;
  if (!card || card.rates.length + card.periods.length === 0) return;
  const bare = { ...card, periods: [], rates: [] };
  for (const prices of await priceLines(tx, { before: card, after: bare }))
    await auditChange(tx, { ...option, prices, facts: { name } });
}

/** Deletes one option with its prices. */
export async function deleteOption(
  tx: Tx,
  { staffId, optionId, language }: Deletion & { readonly optionId: OptionId },
): Deleted {
  const [found] = await tx.select().from(packageOption).where(eq(packageOption.id, optionId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  const free = await refuseUsed(tx, optionUsers(optionId), language);
  if (!free.ok) return free;
  await auditDeletedOption(tx, { staffId, optionId });
  await removeOption(tx, optionId);
  return ok({ done: true });
}

/** An option with everything that is its own; one that was compared with it is compared with nothing. */
async function removeOption(tx: Tx, optionId: OptionId): Promise<void> {
  const id = sql`${optionId}::uuid`;
  await tx.execute(sql`
    delete from rate where option_id = ${id} or period_id in (select id from period where option_id = ${id})`);
  const own = ["period", "rate_card", "price_change", "price_plan", "price_version"];
  for (const table of [...own, "included_add_on", "included_transport"])
    await tx.execute(sql`delete from ${sql.identifier(table)} where option_id = ${id}`);
  await tx.execute(sql`update package_option set usual_option_id = null where usual_option_id = ${id}`);
  await tx.delete(packageOption).where(eq(packageOption.id, optionId));
}
