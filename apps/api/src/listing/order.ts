import { type SQL, sql } from "../db/orm.ts";
import { isOf, type KeyType, readCursor } from "./cursor.ts";

/** One column that an order goes by. */
export type Key = { readonly column: SQL; readonly type: KeyType; readonly down?: boolean };

export const up = (column: SQL, type: KeyType): Key => ({ column, type });
export const down = (column: SQL, type: KeyType): Key => ({ column, type, down: true });

/** The two orders by one column, under its name. */
export function bothWays<const N extends string>(
  name: N,
  column: SQL,
  type?: KeyType,
): Record<N | `-${N}`, readonly Key[]>;
export function bothWays(name: string, column: SQL, type: KeyType = "text"): Record<string, readonly Key[]> {
  return { [name]: [up(column, type)], [`-${name}`]: [down(column, type)] };
}

/** The condition of the one row whose key has this value; none has what is no value of its type. */
export const isRow = (key: Key, value: string): SQL =>
  isOf(key.type, value) ? sql`${key.column} = ${boundOf(key, value)}` : sql`false`;

/** How a list is ordered, what tells a row's place in it, and what comes after a place. */
export type Order = {
  readonly by: SQL;
  readonly place: SQL;
  /** The condition of what comes after; null for a cursor that nobody gave out, or in another order. */
  readonly after: (cursor: string) => SQL | null;
};

/** The order of a list by its sort's columns; `id` decides between equals, the way that the last column goes. */
export function orderBy(sort: string, columns: readonly Key[], id: Key): Order {
  const keys = [...columns, columns.at(-1)?.down ? { ...id, down: true } : id];
  return {
    by: joined(keys.map((key) => sql`${key.column} ${key.down ? sql`DESC` : sql`ASC`}`)),
    place: sql`json_build_array(${joined(keys.map(({ column }) => sql`${column}::text`))})::text`,
    after: (cursor) => {
      const values = readCursor(cursor, { sort, types: keys.map(({ type }) => type) });
      return values && afterOf(keys.map((key, i) => ({ key, value: boundOf(key, values[i] ?? "") })));
    },
  };
}

type Bound = { readonly key: Key; readonly value: SQL };

const boundOf = ({ type }: Key, value: string): SQL => sql`${value}::${sql.raw(type)}`;

/** Columns that all go one way are compared as a whole, as an index has them; else the first that differs decides. */
function afterOf(bounds: readonly Bound[]): SQL {
  const [first, ...rest] = bounds;
  if (!first) return sql`false`;
  const goesDown = first.key.down === true;
  const sign = goesDown ? sql`<` : sql`>`;
  if (bounds.every(({ key }) => (key.down === true) === goesDown))
    return sql`(${joined(bounds.map(({ key }) => key.column))}) ${sign} (${joined(bounds.map(({ value }) => value))})`;
  const { column } = first.key;
  return sql`(${column} ${sign} ${first.value} OR (${column} = ${first.value} AND ${afterOf(rest)}))`;
}

const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
