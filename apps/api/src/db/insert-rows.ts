import { toSnakeCase } from "drizzle-orm/casing";
import { getTableColumns, type InferInsertModel, type PgTable, sql } from "./orm.ts";
import type { Tx } from "./tx.ts";

/**
 * Inserts many rows in one statement with one parameter: the demo has tens of thousands, too many for a parameter per
 * value. What a row leaves out gets the column's default, as with any other insert.
 */
export const insertRows = <T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> => insertJsonRows(tx, table, rows);

type Row = Readonly<Record<string, unknown>>;

/** The same of rows that come as JSON, from a catalogue file say: the database says whether they fit. */
export async function insertJsonRows(tx: Tx, table: PgTable, rows: readonly Row[]): Promise<void> {
  const known = getTableColumns(table);
  const filled = Object.keys(known).filter((key) => rows.some((row) => row[key] !== undefined));
  const withDefault = filled.filter((key) => known[key]?.hasDefault === true);
  for (const run of runsAlike(rows, withDefault)) {
    const keys = filled.filter((key) => !withDefault.includes(key) || run[0]?.[key] !== undefined);
    await insertAlike(tx, table, { keys, rows: run });
  }
}

/** Rows one after the other that leave the same defaults to the database: mostly all of them. */
function runsAlike(rows: readonly Row[], withDefault: readonly string[]): Row[][] {
  const markOf = (row: Row) => withDefault.filter((key) => row[key] !== undefined).join();
  const runs: Row[][] = [];
  let mark: string | null = null;
  for (const row of rows) {
    const next = markOf(row);
    if (next !== mark) runs.push([]);
    runs.at(-1)?.push(row);
    mark = next;
  }
  return runs;
}

async function insertAlike(
  tx: Tx,
  table: PgTable,
  { keys, rows }: { readonly keys: readonly string[]; readonly rows: readonly Row[] },
): Promise<void> {
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const values = rows.map((row) => Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key]])));
  await tx.execute(sql`
    INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(values)}::json)`);
}
