import { sql } from "../../../db/orm.ts";
import type { Users } from "../../../records/name-uses.ts";

/** What names a jetty of the resort: timetables of boats, and places on land. */
export const usersOfJetty = (jetty: string): Users<"boats" | "points"> => ({
  boats: [{ table: "sailing_time", where: sql`${jetty}::text IN (u.from_jetty, u.to_jetty)` }],
  points: [
    {
      table: "transport_point",
      where: sql`u.type = 'jetty' AND EXISTS (
        SELECT FROM jsonb_each_text(u.name) word WHERE word.value = ${jetty}::text)`,
    },
  ],
});
