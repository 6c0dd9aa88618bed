import type { Reply } from "@pulau/contract/route.ts";
import type { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { closedWithin, closureObject } from "../../selling/room-closures/public.ts";
import { clock, rowsOfRooms } from "./chart-rows.ts";
import type { ChartDays } from "./load-stays.ts";

type ChartRooms = Pick<
  Reply<typeof tapeChartRoute>,
  "today" | "at" | "roomTypes" | "rooms" | "holds" | "closures" | "days"
>;

const roomTypes = sql`(
  SELECT coalesce(json_agg(json_build_object('_id', t.id, 'roomCode', t.room_code, 'name', t.name,
    'activeStatus', t.active_status) ORDER BY t.priority, t.room_code), '[]')
  FROM room_type t)`;

/** Every room, also one out of service: somebody may sleep in it, and it is to be seen that nobody can. */
const rooms = sql`(
  SELECT coalesce(json_agg(json_build_object('_id', r.id, 'roomNo', r.room_no, 'roomTypeId', r.room_type_id,
    'buildingId', r.building_id, 'building', r.building, 'floor', r.floor, 'maxPax', r.max_pax,
    'activeStatus', r.active_status, 'cleaning', r.cleaning) ORDER BY r.row), '[]')
  FROM (${rowsOfRooms}) r)`;

/** Nights that follow each other are one hold of a room; a hold that touches the days is there with all of them. */
const holds = ({ from, last }: ChartDays) => sql`(
  SELECT coalesce(json_agg(json_build_object('_id', k.hold_id, 'roomId', k.room_id, 'checkIn', k.check_in,
    'checkOut', k.check_out, 'endsAt', k.ends_at, 'name', k.name, 'staffName', k.staff_name, 'offered', k.offered,
    'courtesy', k.courtesy)
    ORDER BY k.check_in, k.hold_id, k.room_id), '[]')
  FROM (
    SELECT n.hold_id, n.room_id, min(n.night) AS check_in, max(n.night) + 1 AS check_out, n.ends_at,
      coalesce(nullif(d.json -> 'booker' ->> 'bookingName', ''), a.name, g.name) AS name, s.name AS staff_name,
      h.offered_until IS NOT NULL AND c.id IS NULL AS offered,
      h.offered_until IS NOT NULL AND c.id IS NOT NULL AS courtesy
    FROM (
      SELECT n.hold_id, n.room_id, n.night, date_trunc('milliseconds', n.expires_at) AS ends_at,
        n.night - row_number() OVER (PARTITION BY n.hold_id, n.room_id ORDER BY n.night)::int AS run
      FROM clock CROSS JOIN stay_hold l JOIN room_night n ON n.hold_id = l.id
      WHERE l.state = 'live' AND l.expires_at > clock.now AND n.state = 'hold' AND n.expires_at > clock.now
    ) n JOIN stay_hold h ON h.id = n.hold_id
    LEFT JOIN draft d ON d.id = h.id LEFT JOIN staff_user s ON s.id = d.staff_id LEFT JOIN account a ON a.id = h.owner_id
    LEFT JOIN stay_group g ON g.hold_id = h.id LEFT JOIN courtesy_hold c ON c.id = h.id
    GROUP BY n.hold_id, n.room_id, n.run, n.ends_at, h.id, d.id, s.id, a.id, g.id, c.id
  ) k WHERE k.check_in <= ${last} AND k.check_out >= ${from})`;

/** Rooms out of order and out of service on one of the days, or leaving with it. */
const closures = ({ from, last }: ChartDays) => sql`(
  SELECT coalesce(json_agg(${closureObject(sql`, 'roomId', c.room_id`)} ORDER BY c.from_day, c.id), '[]')
  FROM room_closure c WHERE ${closedWithin(sql`${from}::date - 1`, sql`${last}::date`)})`;

/** Sold and sellable as the page of occupancy counts them, arrivals and departures as reservations per period. */
const days = ({ from, last }: ChartDays) => sql`(
  WITH taken AS (
    SELECT r.room_type_id, n.night, count(*) FILTER (WHERE n.state = 'booked') AS sold,
      count(*) FILTER (WHERE n.expires_at > clock.now) AS held,
      count(*) FILTER (WHERE n.state = 'closed' AND r.active_status) AS closed
    FROM clock CROSS JOIN room_night n JOIN room r ON r.id = n.room_id
    WHERE n.night BETWEEN ${from} AND ${last} GROUP BY 1, 2
  ), there AS (
    SELECT t.id, count(r.id) AS rooms FROM room_type t
    LEFT JOIN room r ON r.room_type_id = t.id AND r.active_status AND t.active_status GROUP BY t.id
  ), nights AS (
    SELECT d.day, coalesce(sum(k.sold), 0) AS sold, coalesce(sum(k.held), 0) AS held,
      coalesce(sum(greatest(there.rooms - coalesce(k.closed, 0), k.sold)), 0) AS sellable
    FROM (SELECT ${from}::date + i AS day FROM generate_series(0, ${daysBetween(from, last)}::int) AS i) d
    LEFT JOIN there ON true LEFT JOIN taken k ON k.room_type_id = there.id AND k.night = d.day GROUP BY d.day
  ), arriving AS (
    SELECT check_in AS day, count(*) AS bookings FROM booking
    WHERE check_in BETWEEN ${from} AND ${last} AND state IN ${oneOf(soldStates)} GROUP BY 1
  ), leaving AS (
    SELECT check_out AS day, count(*) AS bookings FROM booking
    WHERE check_out BETWEEN ${from} AND ${last} AND state IN ${oneOf(soldStates)} GROUP BY 1
  )
  SELECT json_agg(json_build_object('day', day, 'sold', sold, 'sellable', sellable, 'held', held,
    'arrivals', coalesce(arriving.bookings, 0), 'departures', coalesce(leaving.bookings, 0)) ORDER BY day)
  FROM nights LEFT JOIN arriving USING (day) LEFT JOIN leaving USING (day))`;

/** Rooms in the order that staff know, what is held of them, and the figures of each day: one query. */
export async function loadRooms(db: Db, span: ChartDays): Promise<ChartRooms> {
  const { rows } = await db.execute<ChartRooms>(sql`
    WITH ${clock(span.timeZone)}
    SELECT today, date_trunc('milliseconds', now) AS at, ${roomTypes} AS "roomTypes", ${rooms} AS rooms,
      ${holds(span)} AS holds, ${closures(span)} AS closures, ${days(span)} AS days FROM clock`);
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  const instant = (text: string) => new Date(text).toISOString();
  return {
    ...found,
    at: instant(found.at),
    holds: found.holds.map((hold) => ({ ...hold, endsAt: instant(hold.endsAt) })),
    closures: found.closures.map((closure) => ({ ...closure, at: instant(closure.at) })),
  };
}
