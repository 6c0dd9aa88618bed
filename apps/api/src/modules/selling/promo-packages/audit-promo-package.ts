import { PromoPackageBody, type StaffPromoPackageReply } from "@pulau/contract/promo-package-admin.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { changedFields } from "../../../records/changed-fields.ts";

type Kept = {
  readonly staffId: StaffId;
  readonly before?: StaffPromoPackageReply;
  readonly after: StaffPromoPackageReply;
};

/** Writes into the audit log that a promo package was added or changed: of a change, the fields that are other. */
export async function auditPromoPackage(tx: Tx, { staffId, before, after }: Kept): Promise<void> {
  const changed = changedFields(before && fieldsOf(before), fieldsOf(after));
  const facts = { name: after.name, ...(before && { before: changed.before }), after: changed.after };
  const act = before ? "changed" : "added";
  await writeAudit(tx, { staffId, act, subject: "promoPackage", subjectId: after._id, facts });
}

/** What staff say of a promo package, its option by its name. */
function fieldsOf({ optionId: _, packageName, optionName, ...promo }: StaffPromoPackageReply) {
  const said = Object.entries(promo).filter(([field]) => field in PromoPackageBody.shape);
  return { ...Object.fromEntries(said), option: `${packageName.en} · ${optionName.en}` };
}
