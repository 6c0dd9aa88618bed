import type { Reply } from "@pulau/contract/route.ts";
import type { boardingCodeRoute } from "@pulau/contract/sailings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { readBoardingCode } from "@pulau/domain/transport/boarding-code.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { sailingStates } from "./departure.ts";

type CodeReply = Reply<typeof boardingCodeRoute>;

/** The party of a code and its boats, the earliest first. `NOT_FOUND` where it is the code of nobody who sails. */
export async function findByCode(db: Db, text: string): Promise<Result<CodeReply, "NOT_FOUND">> {
  const code = readBoardingCode(text);
  if (code === null) return refuse("NOT_FOUND");
  const { rows } = await db.execute<CodeReply>(sql`
    SELECT o.booking_no AS "bookingNo", o.booking_name AS "bookingName", (
      SELECT coalesce(json_agg(json_build_object('sailingId', s.id, 'name', b.name, 'direction', s.direction,
        'day', s.day, 'time', left(s.time::text, 5), 'party', CASE b.kind WHEN 'charter' THEN o.id END)
        ORDER BY s.day, s.time, s.id), '[]')
      FROM booking_crossing c JOIN sailing s ON s.id = c.stock_id JOIN boat b ON b.id = s.boat_id
      WHERE c.booking_id = o.id) AS sailings
    FROM booking o
    WHERE o.boarding_tag = ${code.tag} AND upper(o.booking_no) = ${code.bookingNo} AND o.state IN ${sailingStates}`);
  const [found] = rows;
  return found ? ok(found) : refuse("NOT_FOUND");
}
