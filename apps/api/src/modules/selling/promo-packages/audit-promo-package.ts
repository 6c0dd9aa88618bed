import { PromoPackageBody, type StaffPromoPackageReply } from "@pulau/contract/promo-package-admin.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import type { Tx } from "../../../db/tx.ts";

type SavedPromoPackage = {
  readonly staffId: StaffId;
  readonly before?: StaffPromoPackageReply;
  readonly after: StaffPromoPackageReply;
};

/** Writes into the audit log that a promo package was added or changed: of a change, the fields that are other. */
export async function auditPromoPackage(
  tx: Tx,
  { staffId, before, after }: SavedPromoPackage,
): Promise<void> {
  await auditChange(tx, {
    staffId,
    act: before ? "changed" : "added",
    subject: "promoPackage",
    subjectId: after._id,
    before: before && auditedFields(before),
    after: auditedFields(after),
    facts: { name: after.name },
  });
}

/** What staff say of a promo package, its option by its name. */
function auditedFields({ optionId: _, packageName, optionName, ...promo }: StaffPromoPackageReply) {
  return { ...fieldsOf(promo, PromoPackageBody), option: `${packageName.en} · ${optionName.en}` };
}
