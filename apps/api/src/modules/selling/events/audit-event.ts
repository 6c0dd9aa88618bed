import { EventBody, type StaffEventReply } from "@pulau/contract/event-admin.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { asc, inArray } from "../../../db/orm.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { changedFields } from "../../../records/changed-fields.ts";

type Kept = {
  readonly staffId: StaffId;
  readonly before: StaffEventReply | null;
  readonly after: StaffEventReply | null;
};

/** Writes into the audit log that an event was added or changed: of a change, the fields that are other. */
export async function auditEvent(tx: Tx, { staffId, before, after }: Kept): Promise<void> {
  if (!after) return;
  const [was, is] = [before ? await fieldsOf(tx, before) : undefined, await fieldsOf(tx, after)];
  const changed = changedFields(was, is);
  const facts = { name: after.name, ...(was && { before: changed.before }), after: changed.after };
  const act = before ? "changed" : "added";
  await writeAudit(tx, { staffId, act, subject: "event", subjectId: after._id, facts });
}

/** What staff say of an event, its taxes by their names. */
async function fieldsOf(tx: Tx, { taxIds, ...event }: StaffEventReply) {
  const said = Object.entries(event).filter(([field]) => field in EventBody.shape);
  const taxes =
    taxIds.length === 0
      ? []
      : await tx
          .select({ name: tax.name })
          .from(tax)
          .where(inArray(tax.id, taxIds))
          .orderBy(asc(tax.position), asc(tax.id));
  return { ...Object.fromEntries(said), taxes: taxes.map(({ name }) => name.en) };
}
