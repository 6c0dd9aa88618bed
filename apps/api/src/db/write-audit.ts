import type { AuditAct, AuditSubject, CallAct } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { loadNow } from "./clock.ts";
import { insertRows } from "./insert-rows.ts";
import { sql } from "./orm.ts";
import { auditEntry } from "./schema/logs.ts";
import type { Tx } from "./tx.ts";

export type Entry = {
  /** Null where nobody of the staff did it. */
  readonly staffId: StaffId | null;
  readonly subjectId?: AnyId | null;
  /** The moment of the act, where it has read the clock already. */
  readonly at?: Date;
  readonly facts?: Readonly<Record<string, unknown>>;
} & (
  | { readonly act: AuditAct; readonly subject: AuditSubject }
  | { readonly act: CallAct; readonly subject: string }
);

/** Writes a line of the audit log, in the transaction of the act itself; nobody else does. */
export async function writeAudit(tx: Tx, { at, facts = {}, ...entry }: Entry): Promise<void> {
  await tx.insert(auditEntry).values({ ...entry, at: at ?? sql`pulau_now()`, facts });
}

/** Writes all lines of one act at once, however many: the log, newest first, shows the last of them on top. */
export async function writeAudits(tx: Tx, entries: readonly Omit<Entry, "at">[]): Promise<void> {
  const at = await loadNow(tx);
  // Lines of one moment are listed by their ids.
  const ids = entries.map(() => crypto.randomUUID()).toSorted();
  const rows = entries.map(({ staffId, act, subject, subjectId = null, facts = {} }, i) => ({
    id: ids[i] ?? "",
    at,
    staffId,
    act,
    subject,
    subjectId,
    facts,
  }));
  await insertRows(tx, auditEntry, rows);
}
