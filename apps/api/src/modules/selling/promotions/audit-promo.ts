import { PromoCodeInput, type StaffPromoReply } from "@pulau/contract/staff-promo-codes.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { inArray } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

type StaffPromo = z.infer<typeof StaffPromoReply>;
type SavedPromo = { readonly staffId: StaffId; readonly before?: StaffPromo; readonly after: StaffPromo };

/** Writes into the audit log that a promo code was added or changed. */
export async function auditPromo(tx: Tx, { staffId, before, after }: SavedPromo): Promise<void> {
  await auditChange(tx, {
    staffId,
    act: before ? "changed" : "added",
    subject: "promoCode",
    subjectId: after._id,
    before: before && (await auditedFields(tx, before)),
    after: await auditedFields(tx, after),
    facts: { code: after.code },
  });
}

/** What staff say of a promo code, its packages by their names. */
async function auditedFields(tx: Tx, { packageId, packageIds, capacity, ...promo }: StaffPromo) {
  const named = await tx
    .select({ id: stayPackage.id, name: stayPackage.name })
    .from(stayPackage)
    .where(inArray(stayPackage.id, packageId === null ? packageIds : [packageId, ...packageIds]));
  const nameOf = new Map(named.map(({ id, name }) => [id, name.en]));
  return {
    ...fieldsOf(promo, PromoCodeInput),
    totalUses: capacity,
    package: (packageId && nameOf.get(packageId)) ?? null,
    packages: packageIds.map((id) => nameOf.get(id) ?? id),
  };
}
