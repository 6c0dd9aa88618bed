import type { Reply } from "@pulau/contract/route.ts";
import type { SailingLine, sailingsMonthRoute } from "@pulau/contract/sailings.ts";
import { type Day, daysOfMonth } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type Filters, sailings } from "./list-sailings.ts";

type MonthFilters = { readonly month?: Day | undefined } & Pick<Filters, "direction" | "kind">;
type MonthReply = Reply<typeof sailingsMonthRoute>;

/** The sailings of a month as the list tells them, by day, beside how many parties wait for a stay from that day on. */
export async function showMonth(db: Db, { month, direction, kind }: MonthFilters): Promise<MonthReply> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const days = daysOfMonth(month ?? today);
  const span = { from: days[0], to: days.at(-1) };
  const lines = sailings({ ...span, direction, kind });
  const where = lines.where.filter((condition): condition is SQL => condition !== undefined);
  const { rows } = await db.execute<SailingLine & { sold: number }>(sql`
    SELECT ${lines.columns} FROM ${lines.from} WHERE ${sql.join(where, sql` AND `)}
    ORDER BY d.day, d.time NULLS LAST, d.direction DESC, d.id`);
  const byDay = Map.groupBy(await lines.rows(rows, db), ({ day }) => day);
  const waiting = await loadWaiting(db, span);
  return {
    today,
    days: days.map((day) => ({
      day,
      waiting: waiting.get(day) ?? 0,
      sailings: [...(byDay.get(day) ?? [])],
    })),
  };
}

async function loadWaiting(
  db: Db,
  { from, to }: { from: Day | undefined; to: Day | undefined },
): Promise<ReadonlyMap<Day, number>> {
  const { rows } = await db.execute<{ day: Day; parties: number }>(sql`
    SELECT check_in AS day, count(*)::int AS parties FROM wait_entry
    WHERE state = 'waiting' AND check_in BETWEEN ${from} AND ${to} GROUP BY check_in`);
  return new Map(rows.map(({ day, parties }) => [day, parties]));
}
