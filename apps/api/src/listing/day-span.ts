import { type SQL, sql } from "drizzle-orm";

/** Conditions that an instant falls on days of the resort, both ends included; none for what is not given. */
export function daySpan(
  column: SQL,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): SQL[] {
  const startOf = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${timeZone})`;
  return [
    ...(from ? [sql`${column} >= ${startOf(from, 0)}`] : []),
    ...(to ? [sql`${column} < ${startOf(to, 1)}`] : []),
  ];
}
