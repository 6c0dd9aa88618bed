import type { BookingSort } from "@pulau/domain/booking/booking-list.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

type Key = { readonly column: SQL; readonly type: "int" | "date" | "timestamptz" | "text" | "bigint" };
type Order = { readonly keys: readonly Key[]; readonly down: boolean };

/** As the index `booking_soonest` has them: what is over comes last, and of that the latest first. */
const isOver = sql.raw("(CASE WHEN b.state IN ('completed', 'cancelled', 'noShow') THEN 1 ELSE 0 END)");
const nearness = sql.raw(
  "(CASE WHEN b.state IN ('completed', 'cancelled', 'noShow') THEN date '2000-01-01' - b.check_in ELSE b.check_in - date '2000-01-01' END)",
);

const arrival: Key = { column: sql`b.check_in`, type: "date" };

/** By what each order goes; the id decides between equals. */
const orders: Record<BookingSort, Order> = {
  soonest: {
    keys: [
      { column: isOver, type: "int" },
      { column: nearness, type: "int" },
    ],
    down: false,
  },
  arrival: { keys: [arrival], down: false },
  "-arrival": { keys: [arrival], down: true },
  departure: { keys: [{ column: sql`b.check_out`, type: "date" }], down: false },
  "-booked": { keys: [{ column: sql`b.submitted_at`, type: "timestamptz" }], down: true },
  name: { keys: [{ column: sql`lower(b.booking_name)`, type: "text" }], down: false },
  "-total": { keys: [{ column: sql`b.total_sen`, type: "bigint" }], down: true },
};

const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** How a list is ordered, where its next page begins, and what tells a row's place. */
export function orderBy(sort: BookingSort): { by: SQL; place: SQL; after: (cursor: string) => SQL | null } {
  const { keys, down } = orders[sort];
  const direction = down ? sql`DESC` : sql`ASC`;
  const columns = keys.map(({ column }) => column);
  return {
    by: joined([...columns, sql`b.id`].map((column) => sql`${column} ${direction}`)),
    place: sql`json_build_array(${joined(columns.map((column) => sql`${column}::text`))}, b.id)::text`,
    after: (cursor) => {
      const place = readPlace(cursor, keys);
      if (place === null) return null;
      const values = place.slice(0, -1).map((value, i) => sql`${value}::${sql.raw(keys[i]?.type ?? "text")}`);
      const row = joined([...columns, sql`b.id`]);
      return sql`(${row}) ${down ? sql`<` : sql`>`} (${joined([...values, sql`${place.at(-1)}::uuid`])})`;
    },
  };
}

/** What a value of each type looks like: another one would be the database's error. */
const looks: Record<Key["type"], RegExp> = {
  int: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,15}$/,
  date: /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  timestamptz: /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  text: /^[^\0]{0,400}$/,
};

/** Reads a cursor; null for one that nobody gave out, which begins at the start. */
function readPlace(cursor: string, keys: readonly Key[]): readonly string[] | null {
  const shape = z.array(z.string()).length(keys.length + 1);
  const read = shape.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success || !z.uuid().safeParse(read.data.at(-1)).success) return null;
  const fits = keys.every(({ type }, i) => {
    const value = read.data[i] ?? "";
    return looks[type].test(value) && (!["date", "timestamptz"].includes(type) || isCalendarDay(value));
  });
  return fits ? read.data : null;
}

const isCalendarDay = (value: string): boolean =>
  new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
