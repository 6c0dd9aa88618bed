import type { roomsAvailabilityRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";

type Counts = Reply<typeof roomsAvailabilityRoute>["roomTypes"];

/** How many rooms of each type nobody claims for the whole stay, and how many there are. */
export async function countFreeRooms(db: Db, stay: { checkIn: Day; checkOut: Day }): Promise<Counts> {
  const { rows } = await db.execute<Counts[number]>(countQuery(stay));
  return rows;
}

/** The clock is read once, so that the planner may join; the claimed rooms are found by the index over nights. */
const countQuery = ({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }) => sql`
  with clock as materialized (select pulau_now() as now), taken as (
    select distinct n.room_id from room_night n cross join clock
    where n.night >= ${checkIn} and n.night < ${checkOut} and (n.expires_at is null or n.expires_at > clock.now)
  )
  select t.id as "roomTypeId", count(r.id) filter (where taken.room_id is null)::int as free, count(r.id)::int as rooms
  from room_type t
  left join room r on r.room_type_id = t.id and r.active_status
  left join taken on taken.room_id = r.id
  where t.active_status
  group by t.id order by t.priority, t.room_code`;
