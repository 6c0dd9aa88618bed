import { toSnakeCase } from "drizzle-orm/casing";
import { insertJsonRows } from "../../../db/insert-rows.ts";
import { sql } from "../../../db/orm.ts";
import { stock } from "../../../db/schema/transport.ts";
import { sqlStateOf, violates } from "../../../db/sql-state.ts";
import { inSavepoint, type Tx } from "../../../db/tx.ts";
import { noLimit } from "../promotions/public.ts";
import type { PartPlan, Placed } from "./compare.ts";
import type { ImportFault, Part, PartStock, Row } from "./part.ts";

/** Most mistakes of one part that the database is asked for, one row after the other. */
const mostTried = 20;

/** Adds and changes the rows of a part. What the database refuses is told by its row. */
export async function writePart(tx: Tx, plan: PartPlan, now: Date): Promise<ImportFault[]> {
  const { part, added, changed } = plan;
  const add = (rows: readonly Placed[]) => (inner: Tx) => addRows(inner, part, rows, now);
  const change = (rows: readonly Changed[]) => (inner: Tx) => changeRows(inner, part, rows);
  return [...(await together(tx, part, changed, change)), ...(await together(tx, part, added, add))];
}

type Changed = PartPlan["changed"][number];
type Work<P> = (rows: readonly P[]) => (inner: Tx) => Promise<void>;

/** All rows in one statement; where that is refused, one by one, to say which. */
async function together<P extends Placed>(
  tx: Tx,
  part: Part,
  rows: readonly P[],
  work: Work<P>,
): Promise<ImportFault[]> {
  if (rows.length === 0) return [];
  const refusal = await refusedAs(tx, work(rows));
  if (refusal === null) return [];
  const wrong: ImportFault[] = [];
  for (const row of rows.slice(0, 2_000)) {
    const rule = await refusedAs(tx, work([row]));
    if (rule !== null) wrong.push({ path: `${part.id}.${row.at}`, rule });
    if (wrong.length >= mostTried) break;
  }
  return wrong.length > 0 ? wrong : [{ path: part.id, rule: refusal }];
}

/** The rule that a statement breaks, of those that only the database knows; null when it went well. */
async function refusedAs(tx: Tx, work: (inner: Tx) => Promise<void>): Promise<string | null> {
  try {
    await inSavepoint(tx, work);
    return null;
  } catch (error) {
    if (violates(error, "stock_capacity")) return "catalogue.sold";
    const state = sqlStateOf(error) ?? "";
    if (state === "23505") return "taken";
    if (state === "23503") return "notListed";
    if (/^2[23]/.test(state)) return "invalid";
    throw error;
  }
}

async function addRows(tx: Tx, part: Part, placed: readonly Placed[], now: Date): Promise<void> {
  const filled = placed.map(({ row }) => ({ ...row, ...part.fill(now) }));
  const rows = part.stock === null ? filled : await withStocks(tx, part.stock, filled);
  await insertJsonRows(tx, part.table, rows);
}

/** New rows with the stocks that they are or have. */
async function withStocks(tx: Tx, { kind, column }: PartStock, rows: readonly Row[]): Promise<Row[]> {
  const stocked = rows.map((row) =>
    column === "id" ? row : { ...row, stockId: row.capacity === null ? null : crypto.randomUUID() },
  );
  const stocks = stocked
    .filter((row) => row[column] !== null)
    .map((row) => ({ id: row[column], kind, capacity: row.capacity, held: 0, sold: 0 }));
  await insertJsonRows(tx, stock, stocks);
  return stocked;
}

/** Writes every column of the rows anew but those by which they are found. */
async function changeRows(tx: Tx, part: Part, placed: readonly Changed[]): Promise<void> {
  const columns = part.columns.filter((name) => !part.keys.includes(name) && !part.onceOnly.includes(name));
  const inDb = (name: string) => sql.identifier(toSnakeCase(name));
  const rows = placed.map(({ row }) =>
    Object.fromEntries([...part.keys, ...columns].map((name) => [toSnakeCase(name), row[name]])),
  );
  if (columns.length > 0)
    await tx.execute(sql`
      UPDATE ${part.table} t SET ${sql.join(
        columns.map((name) => sql`${inDb(name)} = r.${inDb(name)}`),
        sql`, `,
      )}
      FROM json_populate_recordset(NULL::${part.table}, ${JSON.stringify(rows)}::json) r
      WHERE ${sql.join(
        part.keys.map((name) => sql`t.${inDb(name)} = r.${inDb(name)}`),
        sql` AND `,
      )}`);
  if (part.stock !== null) await resizeStocks(tx, part, part.stock, placed);
}

/** Rows that are limited from now on get a stock; one whose limit is taken off keeps it, with what was claimed of it. */
async function resizeStocks(
  tx: Tx,
  { table }: Part,
  { kind, column }: PartStock,
  changed: readonly Changed[],
): Promise<void> {
  const limits = changed.map(({ row, before }) => ({
    of: row.id,
    id: before[column],
    capacity: row.capacity ?? noLimit,
  }));
  const made = limits
    .filter(({ id, capacity }) => id === null && capacity !== noLimit)
    .map((limit) => ({ ...limit, id: crypto.randomUUID(), kind, held: 0, sold: 0 }));
  await insertJsonRows(tx, stock, made);
  if (made.length > 0)
    await tx.execute(sql`
      UPDATE ${table} t SET stock_id = r.id
      FROM json_to_recordset(${JSON.stringify(made)}::json) AS r("of" uuid, id uuid) WHERE t.id = r."of"`);
  await tx.execute(sql`
    UPDATE stock s SET capacity = r.capacity
    FROM json_to_recordset(${JSON.stringify(limits)}::json) AS r(id uuid, capacity int) WHERE s.id = r.id`);
}

/**
 * Takes the rows of a part away: out of use where they can be, else altogether. What is still named by something that
 * is out of use stays with it.
 *
 * @returns those that really went
 */
export async function removeRows(tx: Tx, { part, gone }: PartPlan): Promise<readonly Row[]> {
  if (gone.length === 0) return [];
  const where = (row: Row) =>
    sql.join(
      part.keys.map((name) => sql`${sql.identifier(toSnakeCase(name))} = ${row[name]}::uuid`),
      sql` AND `,
    );
  if (part.canBeOff) {
    const ids = gone.map((row) => String(row.id));
    await tx.execute(
      sql`UPDATE ${part.table} SET active_status = false WHERE id = ANY(${sql.param(ids)}::uuid[])`,
    );
    return gone;
  }
  const went: Row[] = [];
  for (const row of gone) {
    const refusal = await refusedAs(tx, async (inner) => {
      await inner.execute(sql`DELETE FROM ${part.table} WHERE ${where(row)}`);
    });
    if (refusal === null) went.push(row);
  }
  return went;
}
