import { isDeepStrictEqual } from "node:util";
import type { PackageBody } from "@pulau/contract/package-admin.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { countRateCardsOf } from "../../../db/saved-versions.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { checkPackageBands } from "../../ground/resort/public.ts";
import { codeProblems, pictureProblems } from "../catalogue/public.ts";
import { auditCatalogue } from "./audit-catalogue.ts";
import { writeTransport } from "./included-transport.ts";
import { usersOfKind } from "./package-uses.ts";
import { readPackage } from "./show-package.ts";

type Change = {
  readonly staffId: StaffId;
  readonly packageId: PackageId;
  readonly body: PackageBody;
  readonly language: Language;
};
type Refusal = "NOT_FOUND" | "IN_USE" | "INVALID_INPUT";

/**
 * Changes a package. Bookings keep what they were made with. `IN_USE`: another kind than its promo packages or its
 * influencers' links are of.
 * `INVALID_INPUT`: a code or picture that it can't have, a boat that there is not, or ages that lack a kind of its prices.
 */
export async function updatePackage(
  tx: Tx,
  { staffId, packageId, body, language }: Change,
): Promise<Result<true, Refusal>> {
  const [row] = await tx.select().from(stayPackage).where(eq(stayPackage.id, packageId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const before = await readPackage(tx, packageId);
  const taken = await codeProblems(tx, body.code, packageId);
  const fields = [...taken, ...(await pictureProblems(tx, { staffId, pictures: body.pictures }))];
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  if (body.type !== row.type) {
    const free = await refuseUsed(tx, usersOfKind(packageId), language);
    if (!free.ok) return free;
  }
  const { transport, optionIds, bands = row.bands, ...texts } = body;
  const named = await checkPackageBands(tx, { packageId, before: row.bands, after: bands });
  if (!named.ok) return named;
  const known = await writeTransport(tx, { packageId, optionId: null, transport });
  if (!known.ok) return known;
  const { filled, missing } = fillMissing(texts);
  const picture = filled.pictures[0]?.picture ?? row.picture;
  await tx
    .update(stayPackage)
    .set({ ...filled, picture, missing, bands })
    .where(eq(stayPackage.id, packageId));
  if (!isDeepStrictEqual(row.bands, bands)) await countRateCardsOf(tx, packageId, { who: "staff", staffId });
  await orderOptions(tx, packageId, optionIds);
  const after = await readPackage(tx, packageId);
  const act = { act: "changed", subject: "package", subjectId: packageId, name: body.name.en } as const;
  await auditCatalogue(tx, { staffId, ...act, before, after });
  return ok(true);
}

/** Puts a package on sale or takes it off. */
export async function setPackageStatus(
  tx: Tx,
  { staffId, packageId, activeStatus }: { staffId: StaffId; packageId: PackageId; activeStatus: boolean },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [row] = await tx.select().from(stayPackage).where(eq(stayPackage.id, packageId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  await tx.update(stayPackage).set({ activeStatus }).where(eq(stayPackage.id, packageId));
  const act = { act: "changed", subject: "package", subjectId: packageId, name: row.name.en } as const;
  await auditCatalogue(tx, {
    staffId,
    ...act,
    before: { activeStatus: row.activeStatus },
    after: { activeStatus },
  });
  return ok({ done: true });
}

const orderOptions = (tx: Tx, packageId: PackageId, optionIds: readonly OptionId[]) =>
  tx.execute(sql`
    update package_option o set position = place.at from (
      select id, row_number() over (
        order by array_position(${sql.param(optionIds)}::uuid[], id) nulls last, position, id) - 1 as at
      from package_option where package_id = ${packageId}) place
    where o.id = place.id`);
