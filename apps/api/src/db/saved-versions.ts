import type { ChangedSince, SavedThing, SaverKind } from "@pulau/contract/versions.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Saver, VersionedCall } from "../plugins/versioned-call.ts";
import type { Db } from "./connect.ts";
import { inTransaction, type Tx } from "./tx.ts";

export type Saving = VersionedCall & {
  /** Which one: an id, or `resort` where there is only one. */
  readonly key: string;
};

/** The key of what the resort has one of. */
export const ofResort = "resort";

/**
 * Saves something whole in one transaction, unless somebody else has saved it since the caller read it: then nothing is
 * written and `CHANGED_SINCE` says who, what and when. The version of before the first save is 1. Two who save at once
 * wait for one another; the second is refused.
 *
 * @param row where the thing is one row, its table: what a save changed is then read from it.
 */
export function saveWhole<T, C extends FailureCode>(
  db: Db,
  saving: Saving,
  work: (tx: Tx) => Promise<Result<T, C>>,
  row?: SavedRow,
): Promise<Result<T, C | "CHANGED_SINCE">> {
  return inTransaction(db, async (tx): Promise<Result<T, C | "CHANGED_SINCE">> => {
    const free = await countVersion(tx, saving);
    if (!free.ok) return free;
    const before = row ? await readRow(tx, row, saving.key) : null;
    const saved = await work(tx);
    if (saved.ok && row)
      await noteChanged(tx, {
        ...{ ...saving, version: free.value },
        changed: differing(before, await readRow(tx, row, saving.key)),
      });
    return saved;
  });
}

/**
 * Counts up the version of something that is saved whole, and locks it until the transaction ends; `CHANGED_SINCE` when
 * the caller read another. A booking is locked before its list.
 *
 * @returns the version that the thing has now
 */
export async function countVersion(
  tx: Tx,
  { thing, key, base, by }: Saving,
): Promise<Result<number, "CHANGED_SINCE">> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${thing} ${key}`}, 0))`);
  const version = await versionOf(tx, thing, key);
  if (base !== null && base !== version) return changedSince(tx, { thing, key, base, version, by });
  const staffId = by.who === "staff" ? by.staffId : null;
  await tx.execute(sql`
    INSERT INTO saved_version (thing, key, version, at, saver, staff_id, changed)
    VALUES (${thing}, ${key}, ${version + 1}, pulau_now(), ${by.who}, ${staffId}::uuid, '[]'::jsonb)`);
  return ok(version + 1);
}

/** Writes down what a save made other. */
export async function noteChanged(
  tx: Tx,
  saved: Pick<Saving, "thing" | "key"> & { readonly version: number; readonly changed: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    UPDATE saved_version SET changed = ${JSON.stringify(saved.changed)}::jsonb
    WHERE thing = ${saved.thing} AND key = ${saved.key} AND version = ${saved.version}`);
}

export async function versionOf(db: Db | Tx, thing: SavedThing, key: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`SELECT ${versionColumn(thing, sql`${key}`)} AS version`,
  );
  return rows[0]?.version ?? firstVersion;
}

/** The version of a row of a list from which it is edited, by the SQL of its key. */
export const versionColumn = (thing: SavedThing, key: SQL) => sql<number>`coalesce((
  SELECT max(saved.version) FROM saved_version saved
  WHERE saved.thing = ${thing} AND saved.key = (${key})::text), ${sql.raw(String(firstVersion))})::int`;

/** Of what nobody has saved since it was made. */
const firstVersion = 1;

/** Who saved last, and everything that was changed since the version that the caller read. */
async function changedSince(
  tx: Tx,
  { thing, key, base, version, by }: Saving & { base: number; version: number },
): Promise<Result<never, "CHANGED_SINCE">> {
  const { rows } = await tx.execute<{
    at: Date;
    saver: SaverKind;
    name: string | null;
    changed: string[];
  }>(sql`
    SELECT v.at, v.saver, s.name, v.changed FROM saved_version v LEFT JOIN staff_user s ON s.id = v.staff_id
    WHERE v.thing = ${thing} AND v.key = ${key} AND v.version > ${base} ORDER BY v.version DESC`);
  const [last] = rows;
  return refuseChanged(by, {
    version,
    by: last?.saver ?? "system",
    name: last?.name ?? null,
    at: new Date(last?.at ?? 0).toISOString(),
    changed: [...new Set(rows.flatMap(({ changed }) => changed))].join(","),
  });
}

/** The refusal as the caller may see it: who of the staff it was, is told to staff alone. */
export const refuseChanged = (to: Saver, facts: ChangedSince): Result<never, "CHANGED_SINCE"> =>
  refuse("CHANGED_SINCE", { ...facts, name: to.who === "staff" ? facts.name : null });

/** A table whose rows are saved whole, by `id`; settings by their name. */
export type SavedRow = { readonly table: string; readonly column?: "id" | "name" };
type Row = Readonly<Record<string, unknown>>;

async function readRow(tx: Tx, { table, column = "id" }: SavedRow, key: string): Promise<Row | null> {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t WHERE t.${sql.identifier(column)}::text = ${key}`);
  return rows[0]?.row ?? null;
}

/** Names of the fields that differ, as the calls spell them. */
function differing(before: Row | null, after: Row | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
}
