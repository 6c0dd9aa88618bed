import { type SQL, sql } from "../db/orm.ts";

/** All of these conditions; those that ask for nothing are left out. */
export const allOf = (conditions: readonly (SQL | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0
    ? sql`true`
    : sql.join(
        given.map((condition) => sql`(${condition})`),
        sql` AND `,
      );
};

/** That a column has this value; nothing where none is asked for. */
export const equals = (column: SQL, value: string | null | undefined): SQL | undefined =>
  value === undefined || value === null ? undefined : sql`${column} = ${value}`;

/** That a column has one of these values; nothing where none are asked for. */
export const anyOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values === undefined ? undefined : sql`${column} = ANY(${sql.param(values)}::text[])`;

/** That a day is within a span, both ends included. */
export const between = (
  column: SQL,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined =>
  from || to
    ? allOf([from ? sql`${column} >= ${from}` : undefined, to ? sql`${column} <= ${to}` : undefined])
    : undefined;

/** How many rows of a table stand in each state, as one object; null of an empty table. */
export const countByState = (table: SQL): SQL => sql`(SELECT json_object_agg(s.state, s.count) FROM (
  SELECT state, count(*)::int AS count FROM ${table} GROUP BY state) s)`;
