import type { AuditAct, AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { changedFields } from "./changed-fields.ts";
import type { Tx } from "./tx.ts";
import { type Entry, writeAudit } from "./write-audit.ts";

type Change = {
  readonly staffId: StaffId | null;
  readonly act: AuditAct;
  readonly subject: AuditSubject;
  readonly subjectId?: AnyId | null;
  /** What it was and is, by its fields; one of them alone is of what came or went. */
  readonly before?: object | null | undefined;
  readonly after?: object | null | undefined;
  /** What it is called, and whatever else is to be told. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/**
 * Writes into the audit log what an act made of something: of a change the fields that are other, as they were and as they
 * are, of what came or went all of them. A change that made nothing other is none.
 */
export async function auditChange(tx: Tx, change: Change): Promise<void> {
  const entry = entryOf(change);
  if (entry) await writeAudit(tx, entry);
}

/** The line that tells a change, for whoever writes many at once; null where it made nothing other. */
export function entryOf({ before, after, facts, ...entry }: Change): Entry | null {
  const changed = changedFields(before ? { ...before } : undefined, after ? { ...after } : undefined);
  if (before && after && changed.names.length === 0) return null;
  const sides = { ...(before && { before: changed.before }), ...(after && { after: changed.after }) };
  return { ...entry, facts: { ...facts, ...sides } };
}
