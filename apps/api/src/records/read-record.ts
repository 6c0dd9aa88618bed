import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../db/audit-change.ts";
import type { Db } from "../db/connect.ts";
import { type SQL, sql } from "../db/orm.ts";
import { versionColumn } from "../db/saved-versions.ts";
import type { Tx } from "../db/tx.ts";
import type { Actor, RecordRow, Removal } from "./record-store.ts";

type RecordSource = { readonly table: string; readonly row: SQL };

/** A row `t` as it is told: what its list makes of it, with the version that whoever changes it has read. */
export const replyRow = (row: SQL): SQL =>
  sql`(${row} || jsonb_build_object('version', ${versionColumn("record", sql`t.id`)}))`;

/** The uuid of a row of a list by its number; null when there is none. */
export async function findRecord<I extends AnyId>(
  db: Db,
  { table }: { readonly table: string },
  no: number,
): Promise<I | null> {
  const { rows } = await db.execute<{ id: I }>(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE list_no = ${no}`,
  );
  return rows[0]?.id ?? null;
}

/** Locks a row of a list by its number; `NOT_FOUND` when there is none. */
export async function lockRecord<I extends AnyId>(
  tx: Tx,
  { table }: { readonly table: string },
  no: number,
): Promise<Result<I, "NOT_FOUND">> {
  const { rows } = await tx.execute<{ id: I }>(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE list_no = ${no} FOR UPDATE`,
  );
  return rows[0] ? ok(rows[0].id) : refuse("NOT_FOUND");
}

/** A row as its contract tells it. */
export async function readRecord(tx: Tx, source: RecordSource, id: AnyId): Promise<RecordRow> {
  const found = await readRecordIfThere(tx, source, id);
  if (!found) throw new Error(`no row ${id} in ${source.table}`);
  return found;
}

export async function readRecordIfThere(
  tx: Tx,
  { table, row }: RecordSource,
  id: AnyId,
): Promise<RecordRow | null> {
  const { rows } = await tx.execute<{ row: RecordRow }>(
    sql`SELECT ${replyRow(row)} AS row FROM ${sql.identifier(table)} t WHERE t.id = ${id}::uuid`,
  );
  return rows[0]?.row ?? null;
}

/** The newest come first; the page is counted from 1. */
export async function readPage(
  db: Db,
  { table, row }: RecordSource,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ data: RecordRow[]; totalPages: number }> {
  const { rows } = await db.execute<{ data: RecordRow[] | null; count: number }>(sql`
    SELECT (SELECT count(*)::int FROM ${sql.identifier(table)}) AS count,
      (SELECT jsonb_agg(p.row ORDER BY p.list_no DESC) FROM (
        SELECT t.list_no, ${replyRow(row)} AS row FROM ${sql.identifier(table)} t
        ORDER BY t.list_no DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) p) AS data`);
  const [found] = rows;
  return { data: found?.data ?? [], totalPages: Math.ceil((found?.count ?? 0) / perPage) };
}

/** Writes into the audit log what became of a row: of a change, only the fields that it made other. */
export async function auditRecord(
  tx: Tx,
  { subject, named }: Pick<Removal<AnyId>, "subject" | "named">,
  act: {
    readonly act: "added" | "changed" | "deleted" | "restored";
    readonly before: RecordRow | null;
    readonly after: RecordRow | null;
  },
  actor: Actor,
): Promise<void> {
  const row = act.after ?? act.before;
  if (!row) return;
  const shownOf = async (side: RecordRow | null) => side && { ...side, ...(await named?.(tx, side)) };
  const [before, after] = [await shownOf(act.before), await shownOf(act.after)];
  const facts = { name: row.name ?? row.room_no, no: row.id };
  const line = { act: act.act, subject, subjectId: row._id };
  await auditChange(tx, { ...line, staffId: actor.staffId, before, after, facts });
}
