import { addDays, type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";
import type { ListCall } from "./source.ts";

type Row = Readonly<Record<string, unknown>>;

/** What an optional or defaulted field takes. */
export function inside(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return inside(field.unwrap() as z.ZodType);
  return field;
}

export const fieldOf = (route: ListCall, name: string): z.ZodType =>
  (route.query?.shape[name] as z.ZodType | undefined) ?? z.string();

/** The values that a filter may have where those are few; null where it takes an id, a day or a text. */
export function choicesOf(route: ListCall, name: string): readonly string[] | null {
  const field = fieldOf(route, name);
  const inner = inside(field);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  const several = field.meta()?.values;
  if (Array.isArray(several)) return several.map(String);
  return name === "fetchAll" ? ["true"] : null;
}

/** A value of a filter that no row has. */
export function valueOfNone(route: ListCall, name: string): string {
  if (name === "from") return "2999-01-01";
  if (name === "to") return "2001-01-01";
  if (name === "month") return "2001-01";
  if (name === "drawer") return "99";
  return inside(fieldOf(route, name)).safeParse("nothing").success
    ? "nothing"
    : "00000000-0000-4000-8000-000000000000";
}

/** Values of an id, a day or a text that rows say, those first that many rows share; of days those in their middle. */
export function valuesInRows(route: ListCall, name: string, rows: readonly Row[]): readonly string[] {
  const inner = inside(fieldOf(route, name));
  if (name === "month") return spread(daysIn(rows, 7));
  if (name === "from" || name === "to") return [...spread(daysIn(rows, 10)), ...lately()];
  const texts = rows.map((row) => new Set(textsUnder(name, row)));
  const counts = new Map<string, number>();
  for (const row of texts) for (const text of row) counts.set(text, (counts.get(text) ?? 0) + 1);
  const shared = [...counts].filter(([text]) => inner.safeParse(text).success);
  return [...shared.toSorted(([, a], [, b]) => b - a).map(([text]) => text)];
}

/** The texts of a row in a field of this name, however deep: `person` has an id and a name. */
export function textsUnder(field: string, value: unknown, isUnder = false): string[] {
  if (typeof value === "string") return isUnder ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsUnder(field, inner, isUnder || key === field));
}

const daysIn = (rows: readonly Row[], length: number): string[] =>
  [
    ...new Set(
      [...JSON.stringify(rows).matchAll(/"(\d{4}-\d\d-\d\d)/g)].map(([, day = ""]) => day.slice(0, length)),
    ),
  ].toSorted();

/** For rows that say no days, or of whom the last day is another one in the resort than in their moments. */
const lately = (): Day[] =>
  [-1, 0, 1, 7, 30, 90].map((ago) => addDays(dayOf(new Date().toISOString().slice(0, 10)), -ago));

/** The middle first, then the quarters, then others towards the ends. */
function spread(values: readonly string[]): string[] {
  const parts = [0.5, 0.25, 0.75, 0.125, 0.875, 0.0625, 0.9375];
  return [...new Set(parts.map((part) => values[Math.floor(values.length * part)] ?? ""))].filter(Boolean);
}

/** What rows are filtered by and do not say themselves. */
export const namesNotShown: Readonly<Record<string, string>> = {
  category: "SELECT id AS value FROM add_on_category",
  outlet: "SELECT id AS value FROM outlet",
  outletId: "SELECT id AS value FROM outlet",
  type: "SELECT id AS value FROM room_type",
  roomTypeId: "SELECT id AS value FROM room_type",
  packageId: "SELECT package_id AS value FROM feedback GROUP BY package_id ORDER BY count(*)",
  building: "SELECT id AS value FROM building",
  amenity: "SELECT id AS value FROM amenity",
  point: "SELECT id AS value FROM transport_point",
  roleName: "SELECT name AS value FROM staff_role",
  thing: "SELECT DISTINCT subject_id AS value FROM audit_entry WHERE subject_id IS NOT NULL",
  customerId: "SELECT id AS value FROM customer",
  _id: "SELECT id AS value FROM booking WHERE id IN (SELECT booking_id FROM payment)",
  key: "SELECT id AS value FROM account",
  floor: "SELECT DISTINCT floor AS value FROM room",
  staffId: "SELECT staff_id AS value FROM shift",
  drawer: "SELECT DISTINCT drawer AS value FROM shift",
  month: "SELECT DISTINCT to_char(issued_on, 'YYYY-MM') AS value FROM invoice",
};
