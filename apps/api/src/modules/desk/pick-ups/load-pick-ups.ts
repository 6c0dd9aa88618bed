import type { PickUp } from "@pulau/contract/pick-ups.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { latestBy } from "@pulau/domain/transport/crew-acts.ts";
import { flightIn, rideText } from "@pulau/domain/transport/pick-up.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadPickUpActs } from "./load-acts.ts";

type Row = Omit<PickUp, "flight" | "mark" | "markedAt" | "markedBy">;

/**
 * The rides of a day: of every transfer the way there, and of a return the way home as well, which begins where the first
 * one ended. Only of bookings that are sold, and not over before the ride.
 */
export const ridesOn = (day: SQL): SQL => sql`(
  SELECT t.id AS transfer_id, t.direction AS way, t.booking_id, t.pick_up_day AS day, t.pick_up_time AS time,
    t.from_name AS place, t.pick_up_point AS meet_at, t.to_name AS "to", t.drop_location AS set_down_at,
    t.adult_count, t.child_count, t.note, t.type, t.name, t.vehicles
  FROM booking_transfer t WHERE t.pick_up_day = ${day}
  UNION ALL
  SELECT t.id, 'back', t.booking_id, t.return_day, t.return_time, t.to_name, t.drop_location, t.from_name, t.pick_up_point,
    t.adult_count, t.child_count, t.note, t.type, t.name, t.vehicles
  FROM booking_transfer t WHERE t.return_day = ${day})`;

/** Bookings whose guests are driven. */
export const drivenStates = oneOf(soldStates);

/** Whom drivers pick up on a day, in the order of their times, with how they stand. */
export async function loadPickUps(db: Db | Tx, day: Day): Promise<PickUp[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT r.transfer_id AS "transferId", r.way, b.id AS "bookingId", b.booking_no AS "bookingNo",
      b.booking_name AS "bookingName", b.mobile, left(r.time::text, 5) AS time, r.place, r.meet_at AS "meetAt", r."to",
      r.set_down_at AS "setDownAt", r.adult_count AS adults, r.child_count AS children,
      (SELECT coalesce(sum((br.occupants ->> 'infant')::int), 0)::int FROM booking_room br WHERE br.booking_id = b.id) AS infants,
      EXISTS (SELECT FROM booking_guest g WHERE g.booking_id = b.id AND g.disabled) AS disabled, r.note, r.type,
      r.name AS vehicle, r.vehicles, (
        SELECT json_build_object('name', o.name, 'day', s.day, 'time', left(s.time::text, 5), 'cancelled', s.disruption_id IS NOT NULL)
        FROM booking_crossing c JOIN sailing s ON s.id = c.stock_id JOIN boat o ON o.id = s.boat_id
        WHERE c.booking_id = b.id AND c.direction = r.way) AS boat
    FROM ${ridesOn(sql`${day}::date`)} r JOIN booking b ON b.id = r.booking_id
    WHERE b.state IN ${drivenStates}
    ORDER BY r.time, r.place ->> 'en', r.meet_at, b.booking_name, b.booking_no, r.transfer_id`);
  const latest = latestBy(await loadPickUpActs(db, day), rideText);
  return rows.map((row) => {
    const act = latest.get(rideText(row));
    return {
      ...row,
      flight: flightIn(row.meetAt, row.setDownAt, row.note),
      mark: act?.mark ?? "waiting",
      markedAt: act?.at ?? null,
      markedBy: act?.by ?? null,
    };
  });
}
