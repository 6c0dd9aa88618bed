import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/connect.ts";
import { auditEntry } from "../db/schema/accounts.ts";
import type { Tx } from "../db/tx.ts";
import type { Actor, RecordRow } from "./keeper.ts";

type Told = { readonly table: string; readonly row: SQL };

/** Locks a row of a list by its number; `NOT_FOUND` when there is none. */
export async function lockRecord(
  tx: Tx,
  { table }: { readonly table: string },
  no: number,
): Promise<Result<string, "NOT_FOUND">> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE list_no = ${no} FOR UPDATE`,
  );
  return rows[0] ? ok(rows[0].id) : refuse("NOT_FOUND");
}

/** A row as its contract tells it. */
export async function readRecord(tx: Tx, { table, row }: Told, id: string): Promise<RecordRow> {
  const { rows } = await tx.execute<{ row: RecordRow }>(
    sql`SELECT ${row} AS row FROM ${sql.identifier(table)} t WHERE t.id = ${id}::uuid`,
  );
  if (!rows[0]) throw new Error(`no row ${id} in ${table}`);
  return rows[0].row;
}

/** The newest come first; the page is counted from 1. */
export async function readPage(
  db: Db,
  { table, row }: Told,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ data: RecordRow[]; totalPages: number }> {
  const { rows } = await db.execute<{ data: RecordRow[] | null; count: number }>(sql`
    SELECT (SELECT count(*)::int FROM ${sql.identifier(table)}) AS count,
      (SELECT jsonb_agg(p.row ORDER BY p.list_no DESC) FROM (
        SELECT t.list_no, ${row} AS row FROM ${sql.identifier(table)} t
        ORDER BY t.list_no DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) p) AS data`);
  const [found] = rows;
  return { data: found?.data ?? [], totalPages: Math.ceil((found?.count ?? 0) / perPage) };
}

/** Writes into the audit log what became of a row: of a change, only the fields that it made other. */
export async function auditRecord(
  tx: Tx,
  { subject }: { readonly subject: string },
  act: {
    readonly act: "added" | "changed" | "deleted" | "restored";
    readonly before?: RecordRow;
    readonly after?: RecordRow;
  },
  actor: Actor,
): Promise<void> {
  const { before, after } = act;
  const row = after ?? before;
  if (!row) return;
  const names = Object.keys(row).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  if (before && after && names.length === 0) return;
  const of = (from: RecordRow | undefined) =>
    from && Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  const facts = { name: row.name ?? row.room_no, no: row.id, before: of(before), after: of(after) };
  await tx.insert(auditEntry).values({
    ...{ staffId: actor.staffId, act: act.act, subject, subjectId: row._id, facts, at: sql`pulau_now()` },
  });
}
