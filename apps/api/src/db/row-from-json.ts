import { toSnakeCase } from "drizzle-orm/casing";
import { getTableColumns, type PgTable } from "./orm.ts";

/** A row that a query told as `to_jsonb`, as a query of the table itself would have told it. */
export function rowFromJson<T extends PgTable>(
  table: T,
  json: Readonly<Record<string, unknown>>,
): T["$inferSelect"] {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[toSnakeCase(key)] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(columns) as T["$inferSelect"]; // each column's own way of reading
}
