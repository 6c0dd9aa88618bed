import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";

/** A table `t` whose rows stand in an order that staff set. */
export type OrderedTable = {
  readonly table: "currency" | "package" | "page" | "promo_code" | "room_type";
  readonly column: "position" | "priority";
  /** What decides between rows of one place. */
  readonly ties: SQL;
  /** What a row is called where its place is told. */
  readonly name: SQL;
};

const from = ({ table, column, ties }: OrderedTable) => ({
  table: sql.identifier(table),
  column: sql.identifier(column),
  order: sql`t.${sql.identifier(column)}, ${ties}`,
});

/** The place of each row in the order, by its name. */
export async function placesOf(tx: Tx, ordered: OrderedTable): Promise<Readonly<Record<string, number>>> {
  const { table, order } = from(ordered);
  const { rows } = await tx.execute<{ name: string; place: number }>(sql`
    SELECT ${ordered.name} AS name, row_number() OVER (ORDER BY ${order})::int AS place FROM ${table} t`);
  return Object.fromEntries(rows.map(({ name, place }) => [name, place]));
}

/**
 * Puts rows into this order; those that are not named come last, in their present order. `NOT_FOUND`: a row that there is
 * not.
 *
 * @returns the names of all rows, in the order before and after
 */
export async function orderRows<I extends AnyId>(
  tx: Tx,
  ordered: OrderedTable,
  ids: readonly I[],
): Promise<Result<{ before: string[]; after: string[] }, "NOT_FOUND">> {
  const { table, column, order } = from(ordered);
  const { rows } = await tx.execute<{ id: I; name: string }>(
    sql`SELECT t.id, ${ordered.name} AS name FROM ${table} t ORDER BY ${order} FOR UPDATE`,
  );
  const known = rows.map(({ id }) => id);
  if (ids.some((id) => !known.includes(id))) return refuse("NOT_FOUND");
  const now = [...new Set([...ids, ...known])];
  await tx.execute(sql`
    UPDATE ${table} t SET ${column} = o.place - 1
    FROM unnest(${sql.param(now)}::uuid[]) WITH ORDINALITY AS o(id, place)
    WHERE o.id = t.id AND t.${column} <> o.place - 1`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const inOrder = (all: readonly I[]) => all.map((id) => names.get(id) ?? "");
  return ok({ before: inOrder(known), after: inOrder(now) });
}
