import type { PackageBody } from "@pulau/contract/package-admin.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { LandTransferId, OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { includedTransport } from "../../../db/schema/transfers.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { type OrderedTable, orderRows } from "../../../records/order-rows.ts";
import { codeProblems, pictureProblems } from "../catalogue/public.ts";
import { auditCatalogue } from "./audit-catalogue.ts";
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
  const { transport, optionIds, ...texts } = body;
  const known = await writeTransport(tx, packageId, transport);
  if (!known.ok) return known;
  const { filled, missing } = fillMissing(texts);
  const picture = filled.pictures[0]?.picture ?? row.picture;
  await tx
    .update(stayPackage)
    .set({ ...filled, picture, missing })
    .where(eq(stayPackage.id, packageId));
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

/** Writes anew what is in the price of every option; what is in that of one option alone stays. */
async function writeTransport(
  tx: Tx,
  packageId: PackageId,
  transport: PackageBody["transport"],
): Promise<Result<true, "INVALID_INPUT">> {
  const boats = await tx.select({ id: boat.id }).from(boat);
  const { rows: roads } = await tx.execute<{ id: LandTransferId }>(sql`select id from land_transfer`);
  const named = transport.map(({ kind, id, direction }) => ({
    direction,
    boatId: (kind === "boat" && boats.find((known) => known.id === id)?.id) || null,
    landTransferId: (kind === "road" && roads.find((known) => known.id === id)?.id) || null,
  }));
  const fields = named.flatMap(({ boatId, landTransferId }, i) =>
    (boatId ?? landTransferId) ? [] : [{ path: `transport.${i}.id`, rule: "invalid" }],
  );
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  await tx
    .delete(includedTransport)
    .where(and(eq(includedTransport.packageId, packageId), isNull(includedTransport.optionId)));
  await insertRows(
    tx,
    includedTransport,
    named.map((way) => ({ id: crypto.randomUUID(), packageId, ...way })),
  );
  return ok(true);
}

const orderOptions = (tx: Tx, packageId: PackageId, optionIds: readonly OptionId[]) =>
  tx.execute(sql`
    update package_option o set position = place.at from (
      select id, row_number() over (
        order by array_position(${sql.param(optionIds)}::uuid[], id) nulls last, position, id) - 1 as at
      from package_option where package_id = ${packageId}) place
    where o.id = place.id`);

/** The guests' order of packages, by their codes. */
export const packageOrder: OrderedTable = {
  table: "package",
  column: "position",
  ties: sql`t.id`,
  name: sql`t.code`,
};

/** Puts packages into the guests' order; those that are not named keep theirs, after them. */
export async function orderPackages(
  tx: Tx,
  { staffId, packageIds }: { readonly staffId: StaffId; readonly packageIds: readonly PackageId[] },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const ordered = await orderRows(tx, packageOrder, packageIds);
  if (!ordered.ok) return ordered;
  const { before, after } = ordered.value;
  const [subjectId = ""] = packageIds;
  await auditCatalogue(tx, {
    staffId,
    act: "ordered",
    subject: "package",
    subjectId,
    before: { packageOrder: before },
    after: { packageOrder: after },
  });
  return ok({ done: true });
}
