import type { copyPackageRoute } from "@pulau/contract/package-admin.ts";
import type { Received } from "@pulau/contract/route.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { eq } from "../../../db/orm.ts";
import { includedAddOn, packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { includedTransport } from "../../../db/schema/transfers.ts";
import type { Tx } from "../../../db/tx.ts";
import { codeProblems, copyPrices, lastPosition } from "../catalogue/public.ts";
import { auditCatalogue } from "./audit-catalogue.ts";
import { readPackage } from "./show-package.ts";

type Request = {
  readonly staffId: StaffId;
  readonly packageId: PackageId;
  readonly body: Received<typeof copyPackageRoute>["body"];
};

/**
 * Makes a package with the options, prices and inclusions that another has now, off sale until somebody has looked at it.
 * Unpublished drafts of prices are not copied.
 */
export async function copyPackage(
  tx: Tx,
  { staffId, packageId, body }: Request,
): Promise<Result<{ _id: PackageId }, "NOT_FOUND" | "INVALID_INPUT">> {
  const [from] = await tx.select().from(stayPackage).where(eq(stayPackage.id, packageId)).for("share");
  if (!from) return refuse("NOT_FOUND");
  const taken = await codeProblems(tx, body.code);
  if (taken.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields: taken } };
  const { filled, missing: ofName } = fillMissing({ name: body.name });
  const missing = [...from.missing.filter((path) => !path.startsWith("name.")), ...ofName];
  const _id = crypto.randomUUID();
  const own = { id: _id, code: body.code, name: filled.name, missing, activeStatus: false };
  await tx.insert(stayPackage).values({ ...from, ...own, position: lastPosition });
  const options = await tx.select().from(packageOption).where(eq(packageOption.packageId, packageId));
  const ids = new Map(options.map(({ id }) => [id, crypto.randomUUID()]));
  for (const option of options)
    await copyOption(tx, option, {
      packageId: _id,
      id: ids.get(option.id) ?? "",
      // Options of one package are compared among themselves, in the copy as in the original.
      usualOptionId: option.usualOptionId && (ids.get(option.usualOptionId) ?? option.usualOptionId),
    });
  const transport = await tx
    .select()
    .from(includedTransport)
    .where(eq(includedTransport.packageId, packageId));
  await insertRows(
    tx,
    includedTransport,
    transport.map((row) => ({
      ...row,
      id: crypto.randomUUID(),
      packageId: _id,
      optionId: row.optionId === null ? null : (ids.get(row.optionId) ?? null),
    })),
  );
  const act = { act: "copied", subject: "package", subjectId: _id, name: body.name.en } as const;
  await auditCatalogue(tx, {
    staffId,
    ...act,
    facts: { code: body.code, from: from.code },
    before: null,
    after: await readPackage(tx, _id),
  });
  return ok({ _id });
}

async function copyOption(
  tx: Tx,
  option: typeof packageOption.$inferSelect,
  to: { readonly packageId: PackageId; readonly id: OptionId; readonly usualOptionId: OptionId | null },
): Promise<void> {
  await tx.insert(packageOption).values({ ...option, ...to });
  await copyPrices(tx, { from: option.id, to: to.id });
  const addOns = await tx.select().from(includedAddOn).where(eq(includedAddOn.optionId, option.id));
  await insertRows(
    tx,
    includedAddOn,
    addOns.map((included) => ({ ...included, optionId: to.id })),
  );
}
