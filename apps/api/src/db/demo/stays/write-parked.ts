import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/** A stay that the desk has parked while it looks for a better room: its own stands in for it. */
export async function writeParked(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!desk) throw new Error("the demo has nobody who parks stays");
  const parkedAt = at(addDays(today, -1), "17:05").toISOString();
  const parked = JSON.stringify({ staffId: desk, at: parkedAt });
  await tx.execute(sql`
    WITH chosen AS (
      SELECT b.id, b.hold_id, r.room_no FROM booking b JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = br.room_id
      WHERE b.state = 'confirmed' AND b.check_in BETWEEN ${addDays(today, 5)} AND ${addDays(today, 9)} AND br.locked IS NULL
        AND (SELECT count(*) FROM booking_room o WHERE o.booking_id = b.id) = 1
      ORDER BY b.check_in, b.booking_no LIMIT 1
    ), place AS (
      UPDATE booking_room br SET parked = ${parked}::jsonb FROM chosen WHERE br.booking_id = chosen.id
    ), held AS (
      UPDATE stay_hold h SET stay = jsonb_set(h.stay, '{rooms,0,parked}', ${parked}::jsonb) FROM chosen
      WHERE h.id = chosen.hold_id
    )
    INSERT INTO booking_event (booking_id, what, at, staff_id, facts)
    SELECT id, 'stayParked', ${parkedAt}::timestamptz, ${desk}::uuid, jsonb_build_object('from', room_no, 'priceKept', true)
    FROM chosen`);
}
