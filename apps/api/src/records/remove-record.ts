import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../db/orm.ts";
import { deletedRecord } from "../db/schema/staff.ts";
import { sqlStateOf } from "../db/sql-state.ts";
import { inSavepoint, type Tx } from "../db/tx.ts";
import { refuseUsed } from "./name-uses.ts";
import { auditRecord, lockRecord, readRecord } from "./read-record.ts";
import type { Actor, Removal } from "./record-store.ts";
import { findUsers } from "./uses.ts";

type RemovedRow = { table: string; row: Record<string, unknown> };

/**
 * Deletes a row of a list with what belongs to it, and keeps it for a short while. `IN_USE`: the facts say by what, how often
 * and which.
 */
export async function removeRecord<I extends AnyId>(
  tx: Tx,
  keeper: Removal<I>,
  no: number,
  actor: Actor,
): Promise<Result<{ done: true }>> {
  const found = await lockRecord<I>(tx, keeper, no);
  if (!found.ok) return found;
  const id = found.value;
  const allowed = await keeper.beforeRemove?.(tx, id, actor);
  if (allowed && !allowed.ok) return allowed;
  const free = await refuseUsed(tx, await findUsers(tx, keeper, id), actor.language);
  if (!free.ok) return free;
  const before = await readRecord(tx, keeper, id);
  const rows = await keptRows(tx, keeper, id);
  await tx.insert(deletedRecord).values({
    list: keeper.table,
    recordNo: no,
    rows,
    staffId: actor.staffId,
    deletedAt: sql`pulau_now()`,
  });
  for (const { table, where } of [...(keeper.parts ?? [])].reverse())
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} p WHERE ${where(id)}`);
  await tx.execute(sql`DELETE FROM ${sql.identifier(keeper.table)} WHERE id = ${id}::uuid`);
  await auditRecord(tx, keeper, { act: "deleted", before, after: null }, actor);
  return ok({ done: true });
}

async function keptRows<I extends AnyId>(
  tx: Tx,
  { table, parts = [] }: Removal<I>,
  id: I,
): Promise<RemovedRow[]> {
  const kept: RemovedRow[] = [];
  const own = { table, where: (of: I) => sql`p.id = ${of}::uuid` };
  for (const part of [own, ...parts]) {
    const { rows } = await tx.execute<{ row: RemovedRow["row"] }>(
      sql`SELECT to_jsonb(p) AS row FROM ${sql.identifier(part.table)} p WHERE ${part.where(id)}`,
    );
    kept.push(...rows.map(({ row }) => ({ table: part.table, row })));
  }
  return kept;
}

/**
 * Puts back what the same person deleted within the last ten minutes, whole and under its number, or under the next one
 * where that has been given away. `CANNOT_UNDO`: it is not kept any more, its name is in use again, or what it belonged
 * to is gone.
 */
export async function restoreRecord<I extends AnyId>(
  tx: Tx,
  keeper: Removal<I>,
  no: number,
  actor: Actor,
): Promise<Result<number>> {
  const { rows } = await tx.execute<{ rows: RemovedRow[] }>(sql`
    DELETE FROM deleted_record WHERE id = (
      SELECT id FROM deleted_record WHERE list = ${keeper.table} AND record_no = ${no} AND staff_id = ${actor.staffId}
        AND deleted_at > pulau_now() - interval '10 minutes'
      ORDER BY deleted_at DESC LIMIT 1 FOR UPDATE)
    RETURNING rows`);
  const [own, ...parts] = rows[0]?.rows ?? [];
  if (!own) return refuse("CANNOT_UNDO");
  const { rows: taken } = await tx.execute(
    sql`SELECT FROM ${sql.identifier(keeper.table)} WHERE list_no = ${no}`,
  );
  const row: Record<string, unknown> = taken.length > 0 ? { ...own.row, list_no: 0 } : own.row;
  const back = await putBack<I>(tx, { ...own, row }, parts);
  if (!back.ok) return back;
  const id = back.value;
  const allowed = await keeper.beforeRemove?.(tx, id, actor);
  if (allowed && !allowed.ok) return allowed;
  await keeper.afterRestore?.(tx, id);
  const after = await readRecord(tx, keeper, id);
  await auditRecord(tx, keeper, { act: "restored", before: null, after }, actor);
  return ok(after.id);
}

/** Triggers may have made some of the parts again already; the row itself must find its place free. */
async function putBack<I extends AnyId>(
  tx: Tx,
  own: RemovedRow,
  parts: readonly RemovedRow[],
): Promise<Result<I, "CANNOT_UNDO">> {
  try {
    return await inSavepoint(tx, async (inner) => {
      const { rows } = await inner.execute<{ id: I }>(sql`${insertOf(own)} RETURNING id`);
      if (!rows[0]) return refuse("CANNOT_UNDO");
      for (const part of parts) await inner.execute(insertOf(part));
      return ok(rows[0].id);
    });
  } catch (error) {
    if (sqlStateOf(error) === foreignKeyViolation) return refuse("CANNOT_UNDO");
    throw error;
  }
}

const foreignKeyViolation = "23503";

const insertOf = ({ table, row }: RemovedRow): SQL => sql`
    INSERT INTO ${sql.identifier(table)}
    SELECT * FROM jsonb_populate_record(NULL::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)
    ON CONFLICT DO NOTHING`;
