import type { AnyId } from "@pulau/domain/ids.ts";
import { sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Users, UsingRows } from "./name-uses.ts";
import type { Removal } from "./record-store.ts";
import { rowNames } from "./row-names.ts";

type Reference = { readonly table: string; readonly column: string };

/**
 * What refers to a row, by the database's own foreign keys, so that no use is forgotten when a table is added, and by what
 * its keeper knows. Rows of `parts` are the record's own.
 */
export async function findUsers<I extends AnyId>(
  tx: Tx,
  { table, parts = [], users: known }: Pick<Removal<I>, "table" | "parts" | "users">,
  id: I,
): Promise<Users> {
  const own = new Set(parts.map((part) => part.table));
  const names = rowNames("en");
  const users: Record<string, readonly UsingRows[]> = { ...known?.(id) };
  for (const { table: from, column } of await referencesTo(tx, table)) {
    if (own.has(from)) continue;
    const rows = { table: from, where: sql`u.${sql.identifier(column)} = ${id}::uuid` };
    const word = names[from]?.word ?? "records";
    users[word] = [...(users[word] ?? []), rows];
  }
  return users;
}

async function referencesTo(tx: Tx, table: string): Promise<readonly Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND cardinality(c.conkey) = 1
    ORDER BY 1, 2`);
  return rows;
}
