import type { PackageOptionBody } from "@pulau/contract/package-admin.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { eq, inArray, sql } from "../../../db/orm.ts";
import { addOn, includedAddOn, packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { auditCatalogue } from "./audit-catalogue.ts";
import { writeTransport } from "./included-transport.ts";
import { readOption } from "./show-package.ts";

type NewOption = {
  readonly staffId: StaffId;
  readonly packageId: PackageId;
  readonly body: PackageOptionBody;
};

/** Adds an option, last of its package. Without a price it is shown to nobody but staff. */
export async function addOption(
  tx: Tx,
  { staffId, packageId, body }: NewOption,
): Promise<Result<{ _id: OptionId }, "NOT_FOUND" | "INVALID_INPUT">> {
  const [pack] = await tx.select().from(stayPackage).where(eq(stayPackage.id, packageId)).for("update");
  if (!pack) return refuse("NOT_FOUND");
  const wrong = await unknownIn(tx, null, body);
  if (wrong) return wrong;
  const { addOns, transport, ...row } = body;
  const { filled, missing } = fillMissing(row);
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from package_option where package_id = ${packageId})`;
  const [made] = await tx
    .insert(packageOption)
    .values({ ...filled, missing, packageId, position })
    .returning({ _id: packageOption.id });
  if (!made) throw new Error("an option was not written");
  await writeIncluded(tx, made._id, addOns);
  const known = await writeTransport(tx, { packageId, optionId: made._id, transport });
  if (!known.ok) return known;
  const act = { act: "added", subject: "packageOption", subjectId: made._id, name: body.name.en } as const;
  await auditCatalogue(tx, { staffId, ...act, facts: { package: pack.code }, before: null, after: body });
  return ok(made);
}

/** Changes an option; its prices are the rate grid's. */
export async function updateOption(
  tx: Tx,
  { staffId, optionId, body }: { staffId: StaffId; optionId: OptionId; body: PackageOptionBody },
): Promise<Result<true, "NOT_FOUND" | "INVALID_INPUT">> {
  const [locked] = await tx.select().from(packageOption).where(eq(packageOption.id, optionId)).for("update");
  if (!locked) return refuse("NOT_FOUND");
  const before = await readOption(tx, optionId);
  const wrong = await unknownIn(tx, optionId, body);
  if (wrong) return wrong;
  const { addOns, transport, ...row } = body;
  const known = await writeTransport(tx, { packageId: locked.packageId, optionId, transport });
  if (!known.ok) return known;
  const { filled, missing } = fillMissing(row);
  await tx
    .update(packageOption)
    .set({ ...filled, missing })
    .where(eq(packageOption.id, optionId));
  await tx.delete(includedAddOn).where(eq(includedAddOn.optionId, optionId));
  await writeIncluded(tx, optionId, addOns);
  const after = await readOption(tx, optionId);
  const act = { act: "changed", subject: "packageOption", subjectId: optionId, name: body.name.en } as const;
  await auditCatalogue(tx, { staffId, ...act, before, after });
  return ok(true);
}

/** Add-ons and options that are not there, and an option that would be compared with itself. */
async function unknownIn(
  tx: Tx,
  optionId: OptionId | null,
  { addOns, usualOptionId }: PackageOptionBody,
): Promise<Result<never, "INVALID_INPUT"> | null> {
  const ids = addOns.map(({ addOnId }) => addOnId);
  const found = await tx.select({ id: addOn.id }).from(addOn).where(inArray(addOn.id, ids));
  const known = new Set(found.map(({ id }) => id));
  const fields = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ path: `addOns.${i}.addOnId`, rule: "invalid" }],
  );
  if (usualOptionId !== null) {
    const usual = await tx
      .select({ id: packageOption.id })
      .from(packageOption)
      .where(eq(packageOption.id, usualOptionId));
    if (usual.length === 0 || usualOptionId === optionId)
      fields.push({ path: "usualOptionId", rule: "card.unknownOption" });
  }
  return fields.length === 0 ? null : { ok: false, failure: { code: "INVALID_INPUT", fields } };
}

const writeIncluded = (tx: Tx, optionId: OptionId, addOns: PackageOptionBody["addOns"]) =>
  insertRows(
    tx,
    includedAddOn,
    addOns.map((included) => ({ ...included, optionId })),
  );
