import { toSnakeCase } from "drizzle-orm/casing";
import { getTableColumns, type InferInsertModel, type PgTable, sql } from "./orm.ts";
import type { Tx } from "./tx.ts";

/**
 * Inserts many rows in one statement with one parameter: the demo has tens of thousands, too many for a parameter per
 * value. Every row must fill the same columns as the first one does.
 */
export const insertRows = <T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> => insertJsonRows(tx, table, rows);

/** The same of rows that come as JSON, from a catalogue file say: the database says whether they fit. */
export async function insertJsonRows(
  tx: Tx,
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = new Set(Object.keys(getTableColumns(table)));
  const keys = Object.keys(first).filter((key) => known.has(key));
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const values = rows.map((row) => Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key]])));
  await tx.execute(sql`
    INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(values)}::json)`);
}
