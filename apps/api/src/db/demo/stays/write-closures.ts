import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/**
 * Two faults that housekeeping has reported, a room that is out of order for one of them next week, on nights that nobody has,
 * and one that is out of service these days and sold all the same.
 */
export async function writeClosures(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const keeper = people.staff.find(({ username }) => username === "housekeeping")?.id;
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!keeper || !desk) throw new Error("the demo has nobody who reports faults, or closes rooms");
  const [from, until] = [addDays(today, 8), addDays(today, 11)];
  const reported = at(addDays(today, -1), "10:40").toISOString();
  const closed = at(addDays(today, -1), "11:15").toISOString();
  await tx.execute(sql`
    WITH free AS (
      SELECT r.id, row_number() OVER (ORDER BY r.room_no) AS n FROM room r
      WHERE r.active_status AND NOT EXISTS (
        SELECT FROM room_night n WHERE n.room_id = r.id AND n.night >= ${from}::date - 1 AND n.night <= ${until}::date)
    ), fault AS (
      INSERT INTO room_fault (room_id, text, at, reported_by)
      SELECT f.id, t.text, ${reported}::timestamptz, ${keeper}::uuid
      FROM free f JOIN (VALUES (1, 'Air conditioning leaks onto the floor'), (2, 'Bedside lamp flickers')) AS t(n, text) ON t.n = f.n
      ORDER BY f.n RETURNING id, room_id
    ), closure AS (
      INSERT INTO room_closure (room_id, kind, reason, note, from_day, until_day, at, closed_by, fault_id)
      SELECT f.id,
        CASE f.n WHEN 1 THEN 'outOfOrder' ELSE 'outOfService' END, CASE f.n WHEN 1 THEN 'airConditioning' ELSE 'electrical' END,
        CASE f.n WHEN 1 THEN 'The technician comes with the supply boat' ELSE 'Lamp on the left side' END,
        CASE f.n WHEN 1 THEN ${from}::date ELSE ${today}::date END, ${until}::date, ${closed}::timestamptz, ${desk}::uuid, fault.id
      FROM free f JOIN fault ON fault.room_id = f.id
      RETURNING id, room_id, kind, from_day, until_day
    )
    INSERT INTO room_night (room_id, night, closure_id, state, floating)
    SELECT room_id, from_day + i, id, 'closed', false
    FROM closure CROSS JOIN generate_series(0, until_day - from_day - 1) AS i WHERE kind = 'outOfOrder'`);
}
