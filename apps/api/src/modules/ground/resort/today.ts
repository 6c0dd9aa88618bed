import { settingSchemas } from "@pulau/contract/settings/setting-schemas.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Today at the resort, by the database's clock. */
export async function loadToday(db: Db | Tx, timeZone: string): Promise<Day> {
  const { rows } = await db.execute<{ today: Day }>(
    sql`select (pulau_now() at time zone ${timeZone})::date as today`,
  );
  const today = rows[0]?.today;
  if (today === undefined) throw new Error("the database told no date");
  return today;
}

/** The same as a part of a query, for those that must not ask twice. */
export const todayInQuery = sql`(pulau_now() AT TIME ZONE coalesce(
  (SELECT value #>> '{}' FROM resort_setting WHERE name = 'timeZone'),
  ${settingSchemas.timeZone.parse(undefined)}))::date`;
