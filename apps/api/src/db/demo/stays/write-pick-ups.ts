import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../booking-states.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import { at } from "./resort-clock.ts";

/** Yesterday's guests as the driver has picked them up, and one party that was not where it should have been. */
export async function writePickUps(
  tx: Tx,
  { today, driverId }: { readonly today: Day; readonly driverId: StaffId },
): Promise<void> {
  const yesterday = addDays(today, -1);
  const moment = at(yesterday, "09:05").toISOString();
  await tx.execute(sql`
    INSERT INTO pick_up_act (act_id, transfer_id, way, day, booking_id, mark, at, received_at, staff_id)
    SELECT md5(r.id || r.way)::uuid, r.id, r.way, ${yesterday}::date, r.booking_id,
      CASE WHEN row_number() OVER (ORDER BY b.booking_no) = 3 THEN 'notHere' ELSE 'pickedUp' END,
      ${moment}::timestamptz, ${moment}::timestamptz, ${driverId}::uuid
    FROM (
      SELECT id, direction AS way, booking_id FROM booking_transfer WHERE pick_up_day = ${yesterday}
      UNION ALL SELECT id, 'back', booking_id FROM booking_transfer WHERE return_day = ${yesterday}
    ) r JOIN booking b ON b.id = r.booking_id WHERE b.state IN ${oneOf(soldStates)}`);
}
