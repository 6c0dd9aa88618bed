import type {
  ActWithoutSides,
  ActWithSides,
  AuditAct,
  AuditSubject,
  CallAct,
} from "@pulau/domain/access/audit-acts.ts";
import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { changedFields } from "./changed-fields.ts";
import { loadNow } from "./clock.ts";
import { insertRows } from "./insert-rows.ts";
import { sql } from "./orm.ts";
import { auditEntry } from "./schema/logs.ts";
import type { Tx } from "./tx.ts";

type Facts = Readonly<Record<string, unknown>>;

/** What something was and is, by its fields: null before it came, and after it went. */
export type Sides = {
  readonly before: object | null | undefined;
  readonly after: object | null | undefined;
};

/** Changes of prices, each with its own before and after: the facts of a line by `factsOfLines`. */
type PriceSides = {
  readonly prices: { readonly changes: readonly object[]; readonly count: number };
};

type WithSides = { readonly act: ActWithSides } & (Sides | PriceSides);
type WithoutSides = { readonly act: ActWithoutSides };

export type AuditedChange = (WithSides | WithoutSides) & {
  /** Null where nobody of the staff did it. */
  readonly staffId: StaffId | null;
  readonly subject: AuditSubject;
  readonly subjectId?: AnyId | null;
  /** The moment of the act, where it has read the clock already. */
  readonly at?: Date;
  /** What it is called, and whatever else is to be told. */
  readonly facts?: Facts;
};

/**
 * Writes into the audit log what an act made of something: of a change the fields that are other, as they were and as they
 * are, of what came or went all of them. A change that made nothing other is none, and leaves no line.
 */
export async function auditChange(tx: Tx, change: AuditedChange): Promise<void> {
  const line = lineOf(change);
  if (line) await tx.insert(auditEntry).values({ ...line, at: change.at ?? sql`pulau_now()` });
  else await noteSame(tx);
}

/** The same of all that one act made other, however much: the log, newest first, shows the last on top. */
export async function auditChanges(tx: Tx, changes: readonly AuditedChange[]): Promise<void> {
  const at = await loadNow(tx);
  const lines = changes.flatMap((change) => lineOf(change) ?? []);
  // Lines of one moment are listed by their ids.
  const ids = lines.map(() => crypto.randomUUID()).toSorted();
  const rows = lines.map((line, i) => ({ ...line, id: ids[i] ?? "", at }));
  await insertRows(tx, auditEntry, rows);
}

/** Of an act that has told nothing else: that what it saved is as it was. The trigger on the log's rows notes `yes`. */
const noteSame = (tx: Tx) =>
  tx.execute(
    sql`SELECT set_config('pulau.audited', coalesce(nullif(current_setting('pulau.audited', true), ''), 'same'), true)`,
  );

/** A call of staff as the log tells of it where the act itself has told nothing. */
export type AuditedCall = {
  readonly staffId: StaffId;
  readonly act: CallAct;
  readonly subject: string;
  readonly subjectId: AnyId | null;
  /** Ids of the path, and names of what was sent: never what it said, as nothing here is ever forgotten. */
  readonly facts: Facts;
  /** Whether it does nothing but save something whole: where that is as it was, there was no act. */
  readonly savesWhole: boolean;
};

/** No act of staff is without a line: whatever has told of itself in this transaction is not told twice. */
export async function auditCall(tx: Tx, { savesWhole, ...call }: AuditedCall): Promise<void> {
  const { rows } = await tx.execute<{ audited: string | null }>(
    sql`SELECT current_setting('pulau.audited', true) AS audited`,
  );
  const audited = rows[0]?.audited;
  if (audited === "yes" || (audited === "same" && savesWhole)) return;
  await tx.insert(auditEntry).values({ ...call, at: sql`pulau_now()` });
}

/** The line that tells a change; null where it made nothing other. */
function lineOf(change: AuditedChange) {
  const { staffId, subject, subjectId = null } = change;
  const act: AuditAct = change.act;
  const sides = sidesOf(change);
  return sides && { staffId, act, subject, subjectId, facts: { ...change.facts, ...sides } };
}

function sidesOf(change: AuditedChange): Facts | null {
  if ("prices" in change) return change.prices;
  if (!("before" in change)) return {};
  const { before, after } = change;
  const changed = changedFields(before ? { ...before } : undefined, after ? { ...after } : undefined);
  if (before && after && changed.names.length === 0) return null;
  return { ...(before && { before: changed.before }), ...(after && { after: changed.after }) };
}
