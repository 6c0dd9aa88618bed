import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/** Days from today on of which the first with a room that nobody has is closed, and how many of them. */
const firstClosed = 8;
const lastClosed = 120;
const closedNights = 3;

/**
 * Two faults that housekeeping has reported, a room that is out of order for one of them from next week on, on the first nights
 * that nobody has, and another that is out of service these days and sold all the same.
 */
export async function writeClosures(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const keeper = people.staff.find(({ username }) => username === "housekeeping")?.id;
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!keeper || !desk) throw new Error("the demo has nobody who reports faults, or closes rooms");
  const reported = at(addDays(today, -1), "10:40").toISOString();
  const closed = at(addDays(today, -1), "11:15").toISOString();
  const { rows } = await tx.execute<{ kind: string }>(sql`
    WITH free AS (
      SELECT r.id, d.day::date AS day FROM generate_series(
        ${addDays(today, firstClosed)}::date, ${addDays(today, lastClosed)}::date, '1 day') AS d(day) CROSS JOIN room r
      WHERE r.active_status AND NOT EXISTS (SELECT FROM room_night n
        WHERE n.room_id = r.id AND n.night BETWEEN d.day::date - 1 AND d.day::date + ${closedNights}::int)
      ORDER BY d.day, r.room_no LIMIT 1
    ), broken AS (
      SELECT f.id, 1 AS n, f.day AS from_day, f.day + ${closedNights}::int AS until_day FROM free f
      UNION ALL (SELECT r.id, 2, ${today}::date, ${addDays(today, firstClosed + closedNights)}::date FROM room r
        WHERE r.active_status AND r.id NOT IN (SELECT id FROM free) ORDER BY r.room_no LIMIT 1)
    ), fault AS (
      INSERT INTO room_fault (room_id, text, at, reported_by)
      SELECT b.id, CASE b.n WHEN 1 THEN 'Air conditioning leaks onto the floor' ELSE 'Bedside lamp flickers' END,
        ${reported}::timestamptz, ${keeper}::uuid
      FROM broken b ORDER BY b.n RETURNING id, room_id
    ), closure AS (
      INSERT INTO room_closure (room_id, kind, reason, note, from_day, until_day, at, closed_by, fault_id)
      SELECT b.id,
        CASE b.n WHEN 1 THEN 'outOfOrder' ELSE 'outOfService' END, CASE b.n WHEN 1 THEN 'airConditioning' ELSE 'electrical' END,
        CASE b.n WHEN 1 THEN 'The technician comes with the supply boat' ELSE 'Lamp on the left side' END,
        b.from_day, b.until_day, ${closed}::timestamptz, ${desk}::uuid, fault.id
      FROM broken b JOIN fault ON fault.room_id = b.id
      RETURNING id, room_id, kind, from_day, until_day
    ), night AS (
      INSERT INTO room_night (room_id, night, closure_id, state, floating)
      SELECT room_id, from_day + i, id, 'closed', false
      FROM closure CROSS JOIN generate_series(0, until_day - from_day - 1) AS i WHERE kind = 'outOfOrder'
    )
    SELECT kind FROM closure`);
  if (rows.length !== 2) throw new Error("the demo has no room that could be closed");
}
