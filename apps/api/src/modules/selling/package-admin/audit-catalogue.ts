import type { StaffId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { changedFields } from "../../../records/changed-fields.ts";

type CatalogueAct = {
  readonly staffId: StaffId;
  readonly act: "added" | "changed" | "copied" | "deleted" | "ordered";
  readonly subject: "package" | "packageOption" | "addOn" | "addOnCategory";
  readonly subjectId: string;
  /** What it is called. */
  readonly name?: string;
  readonly facts?: Record<string, string | number | boolean | null>;
  /** By the fields of its form, of which the log keeps those that are other. */
  readonly before?: object | null;
  readonly after?: object | null;
};

/** Writes into the audit log what a member of staff did to what the resort sells. */
export async function auditCatalogue(
  tx: Tx,
  { facts, name, before, after, ...act }: CatalogueAct,
): Promise<void> {
  const changed = changedFields({ ...before }, { ...after });
  const told = { ...(before && { before: changed.before }), ...(after && { after: changed.after }) };
  await writeAudit(tx, { ...act, facts: { ...(name !== undefined && { name }), ...facts, ...told } });
}
