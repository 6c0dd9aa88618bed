import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";

/**
 * Refuses a name that another row of the table has, however it is written; the place of the field is told. Who asks waits
 * for who asks before, by the lock under which rows are numbered: of two who add one name at once the second is refused.
 *
 * @param column its SQL, of `t`
 */
export async function checkFree(
  tx: Tx,
  { table, column, path }: { readonly table: string; readonly column: SQL; readonly path: string },
  value: string | undefined,
  except: string | null = null,
): Promise<Result<true, "INVALID_INPUT">> {
  if (value === undefined) return ok(true);
  await lockNames(tx, table);
  const { rows } = await tx.execute(sql`
    SELECT FROM ${sql.identifier(table)} t
    WHERE lower(${column}) = lower(${value}) AND t.id IS DISTINCT FROM ${except}::uuid LIMIT 1`);
  return rows.length === 0 ? ok(true) : refuseFields("INVALID_INPUT", [{ path, rule: "taken" }]);
}

/** Lets those who name a row of a table take turns: the lock under which its rows are numbered. */
export const lockNames = (tx: Tx, table: string): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`list_no ${table}`}, 0))`);
