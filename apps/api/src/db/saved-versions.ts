import { isDeepStrictEqual } from "node:util";
import { type ChangedSince, firstVersion, type SavedKind, type SaverKind } from "@pulau/contract/versions.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { AnyId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Saver, VersionedCall } from "../plugins/versioned-call.ts";
import type { Db } from "./connect.ts";
import { type SQL, sql } from "./orm.ts";
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
 * @param readFields the thing by the fields of its call, read before and after: so whoever comes second hears what is
 * other. `rowOf` where it is one row.
 */
export function saveWhole<T, C extends FailureCode>(
  db: Db,
  saving: Saving,
  readFields: ReadFields,
  work: (tx: Tx) => Promise<Result<T, C>>,
): Promise<Result<T, C | "CHANGED_SINCE">> {
  return inTransaction(db, async (tx): Promise<Result<T, C | "CHANGED_SINCE">> => {
    const free = await countVersion(tx, saving);
    if (!free.ok) return free;
    const before = await readFields(tx);
    const saved = await work(tx);
    if (saved.ok) {
      const changed = differing(before, await readFields(tx));
      await noteChanged(tx, { ...saving, version: free.value, changed });
    }
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
  { kind, key, base, by }: Saving,
): Promise<Result<number, "CHANGED_SINCE">> {
  await lockSaved(tx, { kind, key });
  const version = await versionOf(tx, kind, key);
  if (base !== null && base !== version) return changedSince(tx, { kind, key, base, version, by });
  const staffId = by.who === "staff" ? by.staffId : null;
  await tx.execute(sql`
    INSERT INTO saved_version (thing, key, version, at, saver, staff_id, changed)
    VALUES (${kind}, ${key}, ${version + 1}, pulau_now(), ${by.who}, ${staffId}::uuid, '[]'::jsonb)`);
  return ok(version + 1);
}

/** Locks the version of something that is saved whole until the transaction ends, before the thing itself. */
export const lockSaved = (tx: Tx, { kind, key }: Pick<Saving, "kind" | "key">) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${key}`}, 0))`);

/** Writes down what a save made other. */
export async function noteChanged(
  tx: Tx,
  saved: Pick<Saving, "kind" | "key"> & { readonly version: number; readonly changed: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    UPDATE saved_version SET changed = ${JSON.stringify(saved.changed)}::jsonb
    WHERE thing = ${saved.kind} AND key = ${saved.key} AND version = ${saved.version}`);
}

type Unasked = Omit<Saving, "base"> & { readonly changed: readonly string[] };

/**
 * Counts up the version of something that another act made other than its own save, and locks it until the transaction ends:
 * whoever has it open is told of these fields.
 */
export async function countUnasked(tx: Tx, { changed, ...saving }: Unasked): Promise<void> {
  const counted = await countVersion(tx, { ...saving, base: null });
  if (!counted.ok) throw new Error("a save without a base is never too late");
  await noteChanged(tx, { ...saving, version: counted.value, changed });
}

/** Who saves what nobody of the staff need have sent: a command at the terminal, a time that was set. */
export const staffOrSystem = (staffId: StaffId | null): Saver =>
  staffId === null ? { who: "system" } : { who: "staff", staffId };

/** Counts up the version of every package's rate cards: something that cards have of the resort became other. */
export async function countRateCards(tx: Tx, by: Saver): Promise<void> {
  const { rows } = await tx.execute<{ id: PackageId }>(sql`SELECT id FROM package ORDER BY id`);
  for (const { id } of rows) await countRateCardsOf(tx, id, by);
}

/** The same for the cards of one package. */
export async function countRateCardsOf(tx: Tx, packageId: PackageId, by: Saver): Promise<void> {
  await countUnasked(tx, { kind: "rateCards", key: packageId, by, changed: [] });
}

/** The versions of several things of one kind, by their keys. */
export async function versionsOf(
  db: Db | Tx,
  kind: SavedKind,
  keys: readonly string[],
): Promise<(key: string) => number> {
  const { rows } = await db.execute<{ key: string; version: number }>(sql`
    SELECT key, max(version) AS version FROM saved_version
    WHERE thing = ${kind} AND key = ANY(${sql.param(keys)}::text[]) GROUP BY key`);
  const found = new Map(rows.map(({ key, version }) => [key, version]));
  return (key) => found.get(key) ?? firstVersion;
}

export async function versionOf(db: Db | Tx, kind: SavedKind, key: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`SELECT ${versionColumn(kind, sql`${key}`)} AS version`,
  );
  return rows[0]?.version ?? firstVersion;
}

/** The version of a row of a list from which it is edited, by the SQL of its key. */
export const versionColumn = (kind: SavedKind, key: SQL) => sql<number>`coalesce((
  SELECT max(saved.version) FROM saved_version saved
  WHERE saved.thing = ${kind} AND saved.key = (${key})::text), ${sql.raw(String(firstVersion))})::int`;

/** Who saved last, and everything that was changed since the version that the caller read. */
async function changedSince(
  tx: Tx,
  { kind, key, base, version, by }: Saving & { base: number; version: number },
): Promise<Result<never, "CHANGED_SINCE">> {
  const { rows } = await tx.execute<{
    at: Date;
    saver: SaverKind;
    name: string | null;
    changed: string[];
  }>(sql`
    SELECT v.at, v.saver, s.name, v.changed FROM saved_version v LEFT JOIN staff_user s ON s.id = v.staff_id
    WHERE v.thing = ${kind} AND v.key = ${key} AND v.version > ${base} ORDER BY v.version DESC`);
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

/** What is saved whole as the fields of its call, by their names; null while there is none. */
export type Fields = Readonly<Record<string, unknown>>;
export type ReadFields = (tx: Tx) => Promise<Fields | null>;

/** The columns of one row that a call's body names, by the row's id. */
export const rowOf =
  (table: string, id: AnyId, body: object): ReadFields =>
  async (tx) => {
    const { rows } = await tx.execute<{ row: Fields }>(
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t WHERE t.id = ${id}::uuid`,
    );
    return namedIn(body, rows[0] ? inCamelCase(rows[0].row) : null);
  };

const inCamelCase = (row: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Of what was found, the fields that a call's body names: what else stands there, no save changes. */
export const namedIn = (body: object, found: object | null): Fields | null =>
  found && Object.fromEntries(Object.entries(found).filter(([name]) => name in body));

/** The fields of the parts of a list, each part named by its key: `key.field`. */
export const fieldsOfParts = (parts: readonly (readonly [key: string | number, part: object])[]): Fields =>
  Object.fromEntries(
    parts.flatMap(([key, part]) => Object.entries(part).map(([name, value]) => [`${key}.${name}`, value])),
  );

/** Names of the fields that differ, by the alphabet. */
function differing(before: Fields | null, after: Fields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).toSorted();
}
