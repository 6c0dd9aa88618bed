import type { Day } from "@pulau/domain/calendar/day.ts";
import { type SQL, sql } from "../db/orm.ts";

/** Conditions that an instant falls on days of the resort, both ends included; none for what is not given. */
export function daySpan(
  column: SQL,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  timeZone: string,
): SQL[] {
  const startOf = (day: Day, plus: number) =>
    sql`((${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${timeZone})`;
  return [
    ...(from ? [sql`${column} >= ${startOf(from, 0)}`] : []),
    ...(to ? [sql`${column} < ${startOf(to, 1)}`] : []),
  ];
}
