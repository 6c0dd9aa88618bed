import type { RoomProblem } from "@pulau/contract/problem.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import type { Tx } from "../../../db/tx.ts";

/** Who is in which room on a day: guests in house whose nights in it have begun, as long as it is theirs. */
export const roomOccupants = (today: Day | SQL): SQL => sql`
  SELECT x.room_id, o.id, o.booking_no, o.booking_name,
    least(coalesce(x.check_out, o.check_out), (x.next ->> 'on')::date) AS check_out
  FROM booking o JOIN booking_room x ON x.booking_id = o.id
  WHERE o.state = 'inHouse' AND coalesce(x.check_in, o.check_in) <= ${today}
    AND (coalesce(x.check_out, o.check_out) >= ${today} OR coalesce(x.check_out, o.check_out) >= o.check_out)`;

/**
 * Why a booking's guests should not be let into their rooms of this night, as a JSON list: somebody is still in it, it is
 * out of service, or not clean. A room counts as occupied as long as a stay in house has it, on its last day too and
 * after it; one whose own nights ended before the rest of its stay does is left after that day.
 */
export const roomProblemsOf = (bookingId: SQL, today: Day): SQL => sql`(
  WITH mine AS (
    SELECT own.id AS arriving, r.id, r.room_no, r.active_status, r.cleaning, r.cleaning_by, r.cleaning_at
    FROM booking own JOIN booking_room br ON br.booking_id = own.id JOIN room r ON r.id = ${roomOn(sql`br`, today)}
    WHERE own.id = ${bookingId} AND br.parked IS NULL
      AND coalesce(br.check_in, own.check_in) <= ${today} AND ${today} < coalesce(br.check_out, own.check_out)
  ), trouble AS (
    SELECT m.id AS "roomId", m.room_no AS "roomNo", 'occupied' AS why, o.id AS "bookingId",
      o.booking_no AS "bookingNo", o.booking_name AS "bookingName", o.check_out AS "checkOut",
      NULL::text AS "by", NULL::timestamptz AS at
    FROM mine m JOIN (${roomOccupants(today)}) o ON o.room_id = m.id AND o.id <> m.arriving
    UNION ALL
    SELECT m.id, m.room_no, 'outOfService', NULL, NULL, NULL, NULL, s.name, a.at
    FROM mine m LEFT JOIN LATERAL (
      SELECT staff_id, at FROM audit_entry
      WHERE subject = 'room' AND subject_id = m.id AND facts ->> 'activeStatus' = 'false' ORDER BY at DESC LIMIT 1
    ) a ON true LEFT JOIN staff_user s ON s.id = a.staff_id
    WHERE NOT m.active_status
    UNION ALL
    SELECT m.id, m.room_no, 'notClean', NULL, NULL, NULL, NULL, s.name, m.cleaning_at
    FROM mine m LEFT JOIN staff_user s ON s.id = m.cleaning_by WHERE m.cleaning = 'dirty'
  )
  SELECT coalesce(json_agg(trouble ORDER BY "roomNo",
    array_position(ARRAY['occupied', 'outOfService', 'notClean'], why)), '[]') FROM trouble
)`;

/** The same of one booking. */
export async function loadRoomProblems(tx: Tx, bookingId: BookingId, today: Day): Promise<RoomProblem[]> {
  const { rows } = await tx.execute<{ troubles: RoomProblem[] }>(
    sql`SELECT ${roomProblemsOf(sql`${bookingId}::uuid`, today)} AS troubles`,
  );
  return rows[0]?.troubles ?? [];
}
