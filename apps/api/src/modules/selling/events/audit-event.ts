import { EventBody, type StaffEventReply } from "@pulau/contract/event-admin.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { asc, inArray } from "../../../db/orm.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

type SavedEvent = {
  readonly staffId: StaffId;
  readonly before: StaffEventReply | null;
  readonly after: StaffEventReply | null;
};

/** Writes into the audit log that an event was added or changed: of a change, the fields that are other. */
export async function auditEvent(tx: Tx, { staffId, before, after }: SavedEvent): Promise<void> {
  if (!after) return;
  await auditChange(tx, {
    staffId,
    act: before ? "changed" : "added",
    subject: "event",
    subjectId: after._id,
    before: before && (await auditedFields(tx, before)),
    after: await auditedFields(tx, after),
    facts: { name: after.name },
  });
}

/** What staff say of an event, its taxes by their names. */
async function auditedFields(tx: Tx, { taxIds, ...event }: StaffEventReply) {
  const taxes =
    taxIds.length === 0
      ? []
      : await tx
          .select({ name: tax.name })
          .from(tax)
          .where(inArray(tax.id, taxIds))
          .orderBy(asc(tax.position), asc(tax.id));
  return { ...fieldsOf(event, EventBody), taxes: taxes.map(({ name }) => name.en) };
}
