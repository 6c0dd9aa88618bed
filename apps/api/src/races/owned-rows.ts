import type { TestDatabase } from "../db/test-database.ts";

type Pool = TestDatabase["pool"];
type Reference = { readonly child: string; readonly column: string; readonly parent: string };

/** The ids of rows, by their table. */
export type OwnedRows = ReadonlyMap<string, ReadonlySet<string>>;

const ownerColumns = ["owner_id", "person_id"];

/**
 * Every row that belongs to somebody: what names them as its owner, what refers to that by the database's own foreign
 * keys, and so on. A table that is new is in here by being referred to.
 */
export async function ownedRows(pool: Pool, table: string, id: string): Promise<OwnedRows> {
  const { rows: references } = await pool.query<Reference>(`
    SELECT c.conrelid::regclass::text AS child, a.attname AS column, c.confrelid::regclass::text AS parent
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND c.connamespace = 'public'::regnamespace`);
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name = ANY($1)`,
    [["id", ...ownerColumns]],
  );
  const keyed = new Set(columns.filter(({ column }) => column === "id").map((found) => found.table));
  const owners = columns.filter(({ column }) => column !== "id");
  const owned = new Map<string, Set<string>>();
  const waiting: { table: string; ids: string[] }[] = [];
  const take = (from: string, ids: readonly string[]) => {
    const known = owned.get(from) ?? new Set();
    const fresh = ids.filter((id) => !known.has(id));
    if (fresh.length === 0) return;
    owned.set(from, new Set([...known, ...fresh]));
    waiting.push({ table: from, ids: fresh });
  };
  take(table, [id]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const parent = next.table;
    const byKey = references.filter((reference) => reference.parent === parent);
    const byOwner = owners.map((found) => ({ child: found.table, column: found.column }));
    for (const { child, column } of [...byKey, ...byOwner]) {
      if (!keyed.has(child)) continue;
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM ${child} WHERE ${column} = ANY($1) ORDER BY id LIMIT 50`,
        [next.ids],
      );
      take(
        child,
        rows.map((row) => row.id),
      );
    }
  }
  return owned;
}

/** The rows as they stand, to see afterwards that nothing has touched them. */
export async function rowsAsTheyAre(pool: Pool, owned: OwnedRows): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, ids] of owned) {
    const { rows } = await pool.query(`SELECT * FROM ${table} WHERE id = ANY($1) ORDER BY id`, [[...ids]]);
    found[table] = rows;
  }
  return found;
}
