import { randomUUID } from "node:crypto";
import type { PromoPackageBody, StaffPromoPackageReply } from "@pulau/contract/promo-package-admin.ts";
import type { OptionId, PromoPackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { promoPackage } from "../../../db/schema/promo-packages.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { resizeStock } from "../../../records/resize-stock.ts";
import { auditPromoPackage } from "./audit-promo-package.ts";
import { findForStaff } from "./staff-list.ts";

/** Begins to sell a promo package. `NOT_FOUND`: the option is of no package of kind `promo`. */
export async function addPackage(
  tx: Tx,
  { staffId, body: { nosToSell, ...body } }: Omit<Change, "promoPackageId">,
): Promise<Result<{ _id: PromoPackageId }, "NOT_FOUND">> {
  const packageId = await sellAhead(tx, body.optionId);
  if (packageId === null) return refuse("NOT_FOUND", { optionId: body.optionId });
  const id = randomUUID();
  await tx.insert(stock).values({ id, kind: "promoPackages", capacity: nosToSell });
  await tx.insert(promoPackage).values({ id, packageId, ...body, createdAt: await loadNow(tx) });
  await auditPromoPackage(tx, { staffId, after: await shown(tx, id) });
  return ok({ _id: id });
}

type Change = {
  readonly staffId: StaffId;
  readonly promoPackageId: PromoPackageId;
  readonly body: PromoPackageBody;
};

/**
 * Changes its terms for who buys from now on. `IN_USE`: more are bought than would be sold. `INVALID_INPUT`: some are bought
 * or being paid, so its option stays.
 */
export async function changePackage(
  tx: Tx,
  { staffId, promoPackageId, body: { nosToSell, ...body } }: Change,
): Promise<Result<StaffPromoPackageReply, "NOT_FOUND" | "IN_USE" | "INVALID_INPUT">> {
  const [row] = await tx.select().from(promoPackage).where(eq(promoPackage.id, promoPackageId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const before = await shown(tx, promoPackageId);
  const count = before.nosBought + before.nosHeld;
  if (body.optionId !== row.optionId && count > 0)
    return refuseFields("INVALID_INPUT", [{ path: "optionId", rule: "optionBought", facts: { count } }]);
  const packageId = await sellAhead(tx, body.optionId);
  if (packageId === null) return refuse("NOT_FOUND", { optionId: body.optionId });
  const resized = await resizeStock(tx, promoPackageId, nosToSell);
  if (!resized.ok) return resized;
  await tx
    .update(promoPackage)
    .set({ packageId, ...body })
    .where(eq(promoPackage.id, promoPackageId));
  const after = await shown(tx, promoPackageId);
  await auditPromoPackage(tx, { staffId, before, after });
  return ok(after);
}

/** Ends the sale for good; ending what is ended changes nothing. */
export async function endPackage(
  tx: Tx,
  { staffId, promoPackageId }: Omit<Change, "body">,
): Promise<Result<StaffPromoPackageReply, "NOT_FOUND">> {
  const found = await tx
    .select({ endedAt: promoPackage.endedAt })
    .from(promoPackage)
    .where(eq(promoPackage.id, promoPackageId))
    .for("update");
  if (found.length === 0) return refuse("NOT_FOUND");
  await tx
    .update(promoPackage)
    .set({ endedAt: sql`coalesce(ended_at, pulau_now())` })
    .where(eq(promoPackage.id, promoPackageId));
  const after = await shown(tx, promoPackageId);
  const [before] = found;
  await auditChange(tx, {
    staffId,
    act: "ended",
    subject: "promoPackage",
    subjectId: promoPackageId,
    before: { ended: before?.endedAt !== null },
    after: { ended: true },
    facts: { name: after.name, nosBought: after.nosBought },
  });
  return ok(after);
}

async function shown(tx: Tx, id: PromoPackageId): Promise<StaffPromoPackageReply> {
  const found = await findForStaff(tx, id);
  if (!found) throw new Error(`promo package ${id} is gone`);
  return found;
}

/** From now on its stay package is booked by those alone who bought it ahead. Null when there is no such option. */
async function sellAhead(tx: Tx, optionId: OptionId): Promise<string | null> {
  const [found] = await tx
    .select({ id: stayPackage.id })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(and(eq(packageOption.id, optionId), eq(stayPackage.type, "promo")));
  if (!found) return null;
  await tx.update(stayPackage).set({ soldAhead: true }).where(eq(stayPackage.id, found.id));
  return found.id;
}
