import { sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Part } from "./keeper.ts";

/** What the rows of a table are called where they stand in the way of a deletion; others are `records`. */
const words: Readonly<Record<string, string>> = {
  room: "rooms",
  room_type_amenity: "roomTypes",
  bed_option_bed: "bedOptions",
  bed_option: "bedOptions",
  rate: "prices",
  booking_room: "bookings",
  room_night: "nights",
  wait_entry: "waiting",
  staff_user: "users",
  staff_role_department: "roles",
  audit_entry: "acts",
  land_transfer: "transfers",
  booking_transfer: "bookings",
  included_transport: "packages",
  booking: "bookings",
  included_add_on: "options",
  add_on: "addOns",
};

type Reference = { readonly table: string; readonly column: string };

/**
 * What refers to a row, by the database's own foreign keys: no use is forgotten when a table is added. Rows of `parts`
 * are the record's own.
 *
 * @returns how often, by the words that a screen says it with
 */
export async function countUses(
  tx: Tx,
  { table, parts = [] }: { readonly table: string; readonly parts?: readonly Part[] | undefined },
  id: string,
): Promise<Record<string, number>> {
  const own = new Set(parts.map((part) => part.table));
  const uses: Record<string, number> = {};
  for (const { table: from, column } of await referencesTo(tx, table)) {
    if (own.has(from)) continue;
    const { rows } = await tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(from)} WHERE ${sql.identifier(column)} = ${id}::uuid`,
    );
    const count = rows[0]?.count ?? 0;
    const word = words[from] ?? "records";
    if (count > 0) uses[word] = (uses[word] ?? 0) + count;
  }
  return uses;
}

async function referencesTo(tx: Tx, table: string): Promise<readonly Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND cardinality(c.conkey) = 1
    ORDER BY 1, 2`);
  return rows;
}
