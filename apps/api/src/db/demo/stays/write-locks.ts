import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/** Two rooms that the desk has promised to guests who come within the next days. */
export async function writeLocks(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!desk) throw new Error("the demo has nobody who locks rooms");
  const [from, until] = [addDays(today, 2), addDays(today, 9)];
  const locked = at(addDays(today, -1), "16:20").toISOString();
  await tx.execute(sql`
    WITH promised AS (
      SELECT b.id, b.hold_id, r.room_no, row_number() OVER (ORDER BY b.check_in, b.booking_no) AS n
      FROM booking b JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = br.room_id
      WHERE b.state = 'confirmed' AND b.check_in BETWEEN ${from} AND ${until}
        AND (SELECT count(*) FROM booking_room o WHERE o.booking_id = b.id) = 1
    ), lock AS (
      SELECT p.id, p.hold_id, p.room_no, t.reason,
        jsonb_build_object('reason', t.reason, 'staffId', ${desk}::uuid, 'at', ${locked}::text) AS locked
      FROM promised p JOIN (VALUES (1, 'Same room as last year, promised by phone'), (2, 'Wheelchair: no steps to this room'))
        AS t(n, reason) ON t.n = p.n
    ), place AS (
      UPDATE booking_room br SET locked = lock.locked FROM lock WHERE br.booking_id = lock.id
    ), held AS (
      UPDATE stay_hold h SET stay = jsonb_set(h.stay, '{rooms,0,locked}', lock.locked) FROM lock WHERE h.id = lock.hold_id
    )
    INSERT INTO booking_event (booking_id, what, at, staff_id, facts)
    SELECT id, 'roomLocked', ${locked}::timestamptz, ${desk}::uuid, jsonb_build_object('roomNo', room_no, 'note', reason)
    FROM lock`);
}
