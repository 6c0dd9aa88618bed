import type { boatsRoute } from "@pulau/contract/boats-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadTimetables } from "../../ground/timetables/public.ts";

type Boat = Reply<typeof boatsRoute>["boats"][number];

/** Ferries, then charters, each by name, with their timetables; those out of use stand last. */
export async function listBoats(db: Db): Promise<Reply<typeof boatsRoute>> {
  const { timeZone, profile } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const { rows } = await db.execute<Omit<Boat, "timetables">>(sql`
    SELECT b.id AS "_id", ${versionColumn("boat", sql`b.id`)} AS version, b.kind, b.active_status AS "activeStatus",
      b.name, b.seats, b.charter_sen::int AS "charterSen", b.daily, b.tickets, b.bands, (
        SELECT count(*)::int FROM sailing s JOIN stock k ON k.id = s.id
        WHERE s.boat_id = b.id AND s.day >= ${today} AND k.held + k.sold > 0
      ) AS "bookedSailings"
    FROM boat b ORDER BY b.active_status DESC, b.kind DESC, b.name ->> 'en', b.id`);
  const timetables = await loadTimetables(
    db,
    rows.map(({ _id }) => _id),
  );
  const boats = rows.map((boat) => ({ ...boat, timetables: [...(timetables.get(boat._id) ?? [])] }));
  return { boats: boats as Boat[], jetties: profile.jetties.filter((jetty) => jetty !== "") };
}
