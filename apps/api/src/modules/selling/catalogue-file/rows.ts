import type { Db } from "../../../db/connect.ts";
import { eq, getTableColumns, type PgTable, sql } from "../../../db/orm.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { noLimit } from "../promotions/public.ts";
import type { FindRow, Part, Row } from "./part.ts";
import { valueAt } from "./part.ts";

/** The rows of a part as they stand in the database, with the columns that no file has. */
export async function loadRows(db: Db | Tx, part: Part): Promise<Row[]> {
  const columns = getTableColumns(part.table);
  const stockId = part.stock === null ? undefined : columns[part.stock.column];
  const rows: Record<string, unknown>[] =
    stockId === undefined
      ? await db.select().from(part.table)
      : await db
          .select({ ...columns, capacity: sql`nullif(${stock.capacity}, ${noLimit})` })
          .from(part.table)
          .leftJoin(stock, eq(stock.id, sql`${stockId}`));
  return inOrder(
    part,
    rows.map((row) => shortTimes(part.table, row)),
  );
}

/** Times as the file has them, without seconds. */
function shortTimes(table: PgTable, row: Record<string, unknown>): Row {
  const columns = getTableColumns(table);
  const times = Object.keys(row).filter((name) => columns[name]?.columnType === "PgTime");
  if (times.length === 0) return row;
  return {
    ...row,
    ...Object.fromEntries(times.map((name) => [name, (row[name] as string | null)?.slice(0, 5) ?? null])),
  };
}

/** What of a row stands in the file, in the order of its columns; what its schema would not take is told as it is. */
export function rowForFile(part: Part, row: Row): Row {
  const names = part.stock === null ? part.columns : [...part.columns, "capacity"];
  const values = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  const read = part.schema.safeParse(values);
  return read.success ? read.data : values;
}

/** As lists number them, then by place, then by what they are known by: a file is the same wherever it is written. */
function inOrder(part: Part, rows: readonly Row[]): Row[] {
  const columns = getTableColumns(part.table);
  const first = ["listNo", "position", "day", "from"].filter((name) => name in columns);
  const paths = [...first, ...(part.same ?? []), ...part.keys];
  const keyed = rows.map((row) => ({ row, key: paths.map((path) => valueAt(row, path)) }));
  return keyed.toSorted((a, b) => byKeys(a.key, b.key)).map(({ row }) => row);
}

function byKeys(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [i, key] of a.entries()) {
    const other = b[i];
    if (key === other) continue;
    if (key === null || key === undefined) return -1;
    if (other === null || other === undefined) return 1;
    if (typeof key === "number" && typeof other === "number") return key - other;
    return String(key) < String(other) ? -1 : 1;
  }
  return 0;
}

/** One text for the columns by which a row is known. */
export const keyOf = (row: Row, paths: readonly string[]): string =>
  JSON.stringify(paths.map((path) => normal(valueAt(row, path))));
const normal = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : (value ?? null));

/** Finds rows by their id among those of all parts. */
export function finder(rows: ReadonlyMap<PgTable, readonly Row[]>): FindRow {
  const byTable = new Map<PgTable, Map<unknown, Row>>();
  return (table, id) => {
    const found = rows.get(table);
    if (!found) return undefined;
    const known = byTable.get(table) ?? new Map(found.map((row) => [row.id, row]));
    byTable.set(table, known);
    return known.get(id);
  };
}
