import type { NewsLineId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { StaffSession } from "../../../plugins/session.ts";

/** How long a page counts as open after its server has last said so, in seconds: three beats of the news. */
export const seenFor = 45;

type Presence = {
  /** Says that the page is still open, and whether its person may still see bookings: else nothing is told of it. */
  beat(session: StaffSession): Promise<void>;
  end(): Promise<void>;
};

/**
 * A page of staff that has begun to follow the news: what is open on it may be told from now on, until it ends. Pages of servers
 * that died are cleared away. An id that is there already stays whose it is.
 */
export async function beginPresence(
  db: Db,
  lineId: NewsLineId,
  { staffId, sessionId }: StaffSession,
): Promise<Presence> {
  await db.execute(sql`DELETE FROM presence WHERE seen_at < pulau_now() - make_interval(secs => ${seenFor})`);
  await db.execute(sql`
    INSERT INTO presence (line_id, staff_id, session_id, seen_at)
    VALUES (${lineId}, ${staffId}, ${sessionId}, pulau_now()) ON CONFLICT DO NOTHING`);
  const own = sql`line_id = ${lineId} AND session_id = ${sessionId}`;
  return {
    async beat({ permissions }) {
      const sees = permissions.bookings?.read === true;
      await db.execute(sql`
        UPDATE presence SET seen_at = pulau_now(), chart = chart AND ${sees},
          booking_id = CASE WHEN ${sees} THEN booking_id END
        WHERE ${own}`);
    },
    async end() {
      await db.execute(sql`DELETE FROM presence WHERE ${own}`);
    },
  };
}
