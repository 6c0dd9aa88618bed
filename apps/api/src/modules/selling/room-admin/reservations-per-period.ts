import type { reservationsPerPeriodRoute } from "@pulau/contract/occupancy.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Span = { readonly from: Day; readonly to: Day };
type Counted = Reply<typeof reservationsPerPeriodRoute>;

/** Bookings that hold: neither unpaid nor called off. */
const holding = sql`b.state in ${oneOf(soldStates)}`;

/** Each booked room with its own nights. */
const stays = ({ from, to }: Span) => sql`
  select b.id, br.room_type_id, coalesce(br.check_in, b.check_in) as first, coalesce(br.check_out, b.check_out) as last,
    (select sum(value::int) from jsonb_each_text(br.occupants))::int as persons
  from booking b join booking_room br on br.booking_id = b.id
  where ${holding} and b.check_in <= ${to} and b.check_out >= ${from}`;

/** How many bookings arrive, leave and sleep here on each day of a span, and what the span sold by room type. */
export async function countReservations(db: Db, span: Span): Promise<Counted> {
  const [days, roomTypes, total] = await Promise.all([
    countDays(db, span),
    countTypes(db, span),
    countAll(db, span),
  ]);
  return { days, roomTypes, total };
}

async function countDays(db: Db, span: Span): Promise<Counted["days"]> {
  const { rows } = await db.execute<Counted["days"][number]>(sql`
    with stay as (${stays(span)}), day as (
      select ${span.from}::date + i as day from generate_series(0, ${daysBetween(span.from, span.to)}::int) as i
    )
    select day.day, count(distinct stay.id) filter (where day.day < stay.last)::int as bookings,
      count(*) filter (where day.day < stay.last)::int as rooms,
      coalesce(sum(stay.persons) filter (where day.day < stay.last), 0)::int as persons,
      (select count(*)::int from booking b where ${holding} and b.check_in = day.day) as arrivals,
      (select count(*)::int from booking b where ${holding} and b.check_out = day.day) as departures
    from day left join stay on stay.first <= day.day and stay.last > day.day group by day.day order by day.day`);
  return rows;
}

/** Nights of a stay within the span. */
const nightsWithin = ({ from, to }: Span) =>
  sql`(least(last, ${to}::date + 1) - greatest(first, ${from}::date))`;

async function countTypes(db: Db, span: Span): Promise<Counted["roomTypes"]> {
  const { rows } = await db.execute<Counted["roomTypes"][number]>(sql`
    with stay as (select * from (${stays(span)}) s where ${nightsWithin(span)} > 0)
    select t.id as "roomTypeId", t.name, count(distinct stay.id)::int as bookings,
      coalesce(sum(${nightsWithin(span)}) filter (where stay.id is not null), 0)::int as "roomNights"
    from room_type t left join stay on stay.room_type_id = t.id
    group by t.id order by t.priority, t.room_code`);
  return rows;
}

async function countAll(db: Db, span: Span): Promise<Counted["total"]> {
  const { rows } = await db.execute<Counted["total"]>(sql`
    select count(distinct id)::int as bookings, coalesce(sum(${nightsWithin(span)}), 0)::int as "roomNights",
      coalesce(sum(${nightsWithin(span)} * persons), 0)::int as "personNights"
    from (${stays(span)}) s where ${nightsWithin(span)} > 0`);
  return rows[0] ?? { bookings: 0, roomNights: 0, personNights: 0 };
}
