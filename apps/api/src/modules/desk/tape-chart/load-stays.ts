import type { Reply } from "@pulau/contract/route.ts";
import type { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { claimingStates, upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { NeedyStay } from "@pulau/domain/booking/stay-needs.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { roomOccupants } from "../front-desk/public.ts";
import { clock, rowsOfRooms } from "./chart-rows.ts";

/** The days of a chart, both included, and where they are days. */
export type ChartDays = { readonly from: Day; readonly last: Day; readonly timeZone: string };

/** A bar of the chart that may need something today, by its place among the others. */
type DueStay = NeedyStay & { readonly bar: number };
type Answered = Reply<typeof tapeChartRoute>;
type ChartBars = {
  readonly stays: Required<Answered["stays"]>;
  readonly due: DueStay[];
  readonly locks: Answered["locks"];
};

const fields: Readonly<Record<keyof ChartBars["stays"], SQL>> = {
  bookingId: sql`booking_id`,
  position: sql`position`,
  roomsOfBooking: sql`rooms`,
  bookingNo: sql`booking_no`,
  bookingName: sql`booking_name`,
  status: sql`state`,
  room: sql`row`,
  firstNight: sql`first_night`,
  nights: sql`nights`,
  bookingFirstNight: sql`booking_first_night`,
  bookingNights: sql`booking_nights`,
  isCurrent: sql`is_last`,
  isPlanned: sql`is_planned`,
  isParked: sql`parked IS NOT NULL`,
  lacks: sql`coalesce(parked ? 'lacking', false)`,
  persons: sql`persons`,
  pax: sql`pax`,
  owesSen: sql`owes`,
};

/** One list for each field, see decision 118. */
const columns = sql.join(
  Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, coalesce(json_agg(${field} ORDER BY bar), '[]')`,
  ),
  sql`, `,
);

/**
 * The rooms of the bookings that have their nights and touch the days. All rooms of a booking are among them, also those
 * whose own nights are other ones. A booking whose time to pay is over has its nights until somebody else takes them, and
 * is left out; nights after the day on which guests left early are free. Guests who are parked are in no room: which ones stand in
 * for theirs is not told.
 */
const places = ({ from, last, timeZone }: ChartDays, isNamed: SQL) => sql`
  SELECT b.id AS booking_id, br.position, count(*) OVER (PARTITION BY b.id) AS rooms, b.booking_no, b.booking_name, b.state,
    br.room_id, CASE WHEN br.parked IS NULL THEN br.earlier END AS earlier, br.next, br.locked, br.parked, coalesce(br.check_in, b.check_in) AS check_in,
    CASE WHEN b.state = 'completed'
      THEN least(br.check_out, b.check_out, (b.checked_out_at AT TIME ZONE ${timeZone})::date)
      ELSE coalesce(br.check_out, b.check_out) END AS check_out,
    b.check_out AS booking_check_out, b.expected_on, b.guests_later, b.vip,
    (br.occupants ->> 'adult')::int + (br.occupants ->> 'child')::int
      + (br.occupants ->> 'toddler')::int + (br.occupants ->> 'infant')::int AS persons,
    (br.occupants ->> 'adult')::int + (br.occupants ->> 'child')::int + (br.occupants ->> 'toddler')::int AS pax,
    b.check_in - ${from}::date AS booking_first_night, b.check_out - b.check_in AS booking_nights,
    greatest(0, b.total_sen - b.paid_sen) AS owes,
    coalesce(NOT b.balance_excused AND b.balance_due_on < clock.today, false) AS overdue
  FROM clock CROSS JOIN booking b JOIN booking_room br ON br.booking_id = b.id
  WHERE b.check_in <= ${last} AND b.check_out >= ${from} AND b.state IN ${oneOf(claimingStates)}
    AND (b.state <> 'awaitingPayment' OR b.pay_until > clock.now) ${isNamed}`;

/**
 * The rooms that guests sleep in, one after the other: `earlier` ones until the day that each says, then their own, and from the
 * day of a change that is planned the `next` one.
 */
const spans = sql`
  SELECT p.*, true AS is_last, false AS is_planned, p.room_id AS slept_in,
    greatest(check_in, (earlier -> -1 ->> 'to')::date) AS first, least(check_out, (next ->> 'on')::date) AS until
  FROM place p
  UNION ALL
  SELECT p.*, false, true, (next ->> 'roomId')::uuid, (next ->> 'on')::date, check_out
  FROM place p WHERE next IS NOT NULL
  UNION ALL
  SELECT p.*, false, false, (moved.room ->> 'roomId')::uuid,
    greatest(check_in, (lag(moved.room ->> 'to') OVER (PARTITION BY booking_id, position ORDER BY moved.i))::date),
    least(check_out, (moved.room ->> 'to')::date)
  FROM place p CROSS JOIN LATERAL jsonb_array_elements(p.earlier) WITH ORDINALITY AS moved(room, i)
  WHERE p.earlier IS NOT NULL`;

const due = sql`(
  SELECT coalesce(json_agg(json_build_object('bar', bar, 'status', state, 'checkIn', check_in, 'checkOut', check_out,
    'bookingCheckOut', booking_check_out, 'expectedOn', expected_on, 'owesSen', owes, 'balanceOverdue', overdue,
    'unnamed', CASE WHEN guests_later THEN persons - (SELECT count(*) FROM booking_guest g
      WHERE g.booking_id = bar.booking_id AND g.room = bar.position) ELSE 0 END,
    'vip', vip, 'roomReady', active_status AND cleaning <> 'dirty' AND NOT EXISTS (
      SELECT FROM occupant o WHERE o.room_id = bar.room_id AND o.id <> bar.booking_id)) ORDER BY bar), '[]')
  FROM bar CROSS JOIN clock
  WHERE is_last AND state IN ${oneOf(upcomingStates)} AND (check_in <= today OR overdue OR guests_later))`;

/** The rooms that were promised to their guests: those that they are in now, or shall come into. */
const locks = sql`(
  SELECT coalesce(json_agg(json_build_object('stay', bar, 'reason', locked ->> 'reason', 'at', locked ->> 'at',
    'by', (SELECT name FROM staff_user s WHERE s.id = (locked ->> 'staffId')::uuid)) ORDER BY bar), '[]')
  FROM bar WHERE is_last AND locked IS NOT NULL)`;

/**
 * The bars of the chart and what is known of those that may need something today: one query. The database makes the
 * lists, because a row for each of many thousand stays costs the process that serves guests three times as much.
 */
export async function loadStays(
  db: Db,
  span: ChartDays,
  bookingIds: readonly BookingId[] | undefined,
): Promise<ChartBars> {
  const { from, last, timeZone } = span;
  const isNamed = bookingIds ? sql`AND b.id = ANY(${sql.param([...bookingIds])}::uuid[])` : sql``;
  const { rows } = await db.execute<ChartBars>(sql`
    WITH ${clock(timeZone)}, room_row AS MATERIALIZED (${rowsOfRooms}),
    occupant AS MATERIALIZED (${roomOccupants(sql`(SELECT today FROM clock)`)}),
    place AS (${places(span, isNamed)}), span AS (${spans}), bar AS MATERIALIZED (
      SELECT span.*, r.row, r.active_status, r.cleaning, first - ${from}::date AS first_night, until - first AS nights,
        row_number() OVER (ORDER BY r.row, first) - 1 AS bar
      FROM span JOIN room_row r ON r.id = slept_in
      WHERE first < until AND first <= ${last} AND until >= ${from}
    )
    SELECT json_build_object(${columns}) AS stays, ${due} AS due, ${locks} AS locks FROM bar`);
  const [found] = rows;
  if (!found) throw new Error("the stays were not answered");
  return found;
}
