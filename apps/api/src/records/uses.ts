import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Language } from "../plugins/language.ts";
import type { Part } from "./keeper.ts";
import { inLanguage, type NamedUses, nameUses } from "./name-uses.ts";

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

/** What a person calls a row `u` of some of these tables. */
const namesOf = (language: Language): Readonly<Record<string, SQL>> => {
  const said = (column: SQL) => inLanguage(column, language);
  const type = (id: SQL) => sql`(SELECT ${said(sql`y.name`)} FROM room_type y WHERE y.id = ${id})`;
  const option = (id: SQL) => sql`(SELECT ${said(sql`o.name`)} FROM package_option o WHERE o.id = ${id})`;
  const booking = sql`(SELECT b.booking_no FROM booking b WHERE b.id = u.booking_id)`;
  const point = (id: SQL) => sql`(SELECT ${said(sql`p.name`)} FROM transport_point p WHERE p.id = ${id})`;
  return {
    room: sql`u.room_no`,
    room_type_amenity: type(sql`u.room_type_id`),
    bed_option: type(sql`u.room_type_id`),
    bed_option_bed: sql`(SELECT ${type(sql`c.room_type_id`)} FROM bed_option c WHERE c.id = u.bed_option_id)`,
    rate: option(sql`coalesce(u.option_id, (SELECT e.option_id FROM period e WHERE e.id = u.period_id))`),
    included_add_on: option(sql`u.option_id`),
    booking_room: booking,
    booking_transfer: booking,
    booking: sql`u.booking_no`,
    staff_user: sql`u.name`,
    staff_role_department: sql`(SELECT r.name FROM staff_role r WHERE r.id = u.role_id)`,
    land_transfer: sql`concat(${point(sql`u.start_point_id`)}, ' – ', ${point(sql`u.end_point_id`)})`,
    included_transport: sql`(SELECT ${said(sql`k.name`)} FROM package k WHERE k.id = u.package_id)`,
    add_on: said(sql`u.name`),
  };
};

type Reference = { readonly table: string; readonly column: string };

/**
 * What refers to a row, by the database's own foreign keys: no use is forgotten when a table is added. Rows of `parts`
 * are the record's own.
 *
 * @returns how often, by the words that a screen says it with, and by which: the first by name
 */
export async function findUses(
  tx: Tx,
  { table, parts = [] }: { readonly table: string; readonly parts?: readonly Part[] | undefined },
  id: string,
  language: Language = "en",
): Promise<NamedUses> {
  const own = new Set(parts.map((part) => part.table));
  const uses: Record<string, number> = {};
  const names: Record<string, SQL[]> = {};
  const named = namesOf(language);
  for (const { table: from, column } of await referencesTo(tx, table)) {
    if (own.has(from)) continue;
    const { rows } = await tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(from)} WHERE ${sql.identifier(column)} = ${id}::uuid`,
    );
    const count = rows[0]?.count ?? 0;
    const word = words[from] ?? "records";
    if (count === 0) continue;
    uses[word] = (uses[word] ?? 0) + count;
    const name = named[from];
    if (name)
      names[word] = [
        ...(names[word] ?? []),
        sql`SELECT ${name} AS name FROM ${sql.identifier(from)} u WHERE u.${sql.identifier(column)} = ${id}::uuid`,
      ];
  }
  return nameUses(
    tx,
    uses,
    Object.fromEntries(Object.entries(names).map(([word, of]) => [word, sql.join(of, sql` UNION `)])),
  );
}

async function referencesTo(tx: Tx, table: string): Promise<readonly Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND cardinality(c.conkey) = 1
    ORDER BY 1, 2`);
  return rows;
}
