import type { ResortClock } from "@pulau/domain/event/places.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/** The resort's date and time of day as columns of a query, for those that must not ask twice. */
export const clockColumns = (timeZone: string): SQL => sql`
  to_char(pulau_now() AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS today,
  to_char(pulau_now() AT TIME ZONE ${timeZone}, 'HH24:MI') AS time`;

/** The resort's date and time of day, by the database's clock. */
export async function loadClock(db: Db | Tx): Promise<ResortClock> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<ResortClock>(sql`SELECT ${clockColumns(timeZone)}`);
  if (!rows[0]) throw new Error("the database told no time");
  return rows[0];
}
