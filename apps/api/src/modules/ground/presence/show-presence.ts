import type { presenceRoute } from "@pulau/contract/presence.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { seenFor } from "./begin-presence.ts";

type People = Reply<typeof presenceRoute>["people"];

/** Who else has the chart or a booking open, by name; somebody with several pages once for each thing. */
export async function showPresence(db: Db, me: StaffId): Promise<{ people: People }> {
  const { rows } = await db.execute<People[number]>(sql`
    SELECT DISTINCT p.staff_id AS "staffId", s.name, p.chart, p.booking_id AS "bookingId"
    FROM presence p JOIN staff_user s ON s.id = p.staff_id
    WHERE p.staff_id <> ${me} AND (p.chart OR p.booking_id IS NOT NULL)
      AND p.seen_at > pulau_now() - make_interval(secs => ${seenFor})
    ORDER BY s.name, p.staff_id`);
  return { people: rows };
}
