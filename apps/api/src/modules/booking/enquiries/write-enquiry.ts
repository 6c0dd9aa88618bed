import type { EnquiryState } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type { EnquiryId, StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { changedFields } from "../../../db/changed-fields.ts";
import { eq, sql } from "../../../db/orm.ts";
import { countUnasked } from "../../../db/saved-versions.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Saver } from "../../../plugins/versioned-call.ts";
import type { EnquiryRow } from "./enquiry-rows.ts";

type Standing = { readonly state: EnquiryState; readonly assigneeId: StaffId | null };

/** Writes where a locked enquiry stands and who answers it; the audit log tells both as they were and as they are. */
export async function writeEnquiry(
  tx: Tx,
  row: EnquiryRow,
  { staffId, ...next }: Standing & { readonly staffId: StaffId },
): Promise<void> {
  await tx
    .update(bookingEnquiry)
    .set({ ...next, changedAt: sql`pulau_now()` })
    .where(eq(bookingEnquiry.id, row.id));
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "enquiry",
    subjectId: row.id,
    before: await auditedStanding(tx, row),
    after: await auditedStanding(tx, next),
    facts: { name: `E-${row.enquiryNo}` },
  });
}

async function auditedStanding(tx: Tx, { state, assigneeId }: Standing) {
  const [assignee] = assigneeId
    ? await tx.select({ name: staffUser.name }).from(staffUser).where(eq(staffUser.id, assigneeId))
    : [];
  return { enquiryState: state, assignee: assignee?.name ?? null };
}

/** Counts the version of a locked enquiry that something beside its own save made other, so that whoever has it open is told. */
export async function countEnquiry(
  tx: Tx,
  { id, before, after, by }: { id: EnquiryId; before: Standing; after: Standing; by: Saver },
): Promise<void> {
  const changed = changedFields(standingOf(before), standingOf(after)).names;
  if (changed.length === 0) return;
  await countUnasked(tx, { kind: "enquiry", key: id, by, changed });
}

const standingOf = ({ state, assigneeId }: Standing) => ({ state, assigneeId });
