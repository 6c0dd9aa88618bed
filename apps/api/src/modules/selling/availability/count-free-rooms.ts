import type { roomsAvailabilityRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import type pg from "pg";

type Counts = Reply<typeof roomsAvailabilityRoute>["roomTypes"];

const countsBy = (alsoFree: string, hold = "null"): string => `
  with clock as materialized (select pulau_now() as now), taken as (
    select distinct n.room_id from room_night n cross join clock
    where n.night >= $1 and n.night < $2 and (n.expires_at is null or n.expires_at > clock.now) ${alsoFree}
  ), owed as materialized (
    select id from owed_types($1, $2, ${hold}) as id
  )
  select t.id as "roomTypeId",
    count(r.id) filter (where taken.room_id is null and t.id not in (select id from owed))::int as free
  from room_type t
  left join room r on r.room_type_id = t.id and r.active_status
  left join taken on taken.room_id = r.id
  where t.active_status
  group by t.id order by t.priority, t.room_code`;

/**
 * The busiest question of all, so its plan is kept by each connection under a name. The clock is read once, so that the
 * planner may join; the claimed rooms are found by the index over nights. $1 is check-in, $2 check-out.
 */
export const freeRoomCounts = { name: "free_room_counts", text: countsBy("") };

/** The same for somebody who holds rooms: what the hold $3 claims is free. */
const freeBesideHold = {
  name: "free_room_counts_beside",
  text: countsBy("and coalesce(n.hold_id <> $3, true)", "$3"),
};

export type StayNights = { readonly checkIn: Day; readonly checkOut: Day };

/** How many rooms of each type nobody else claims for the whole stay. How many there are is nobody else's business. */
export async function countFreeRooms(
  pool: pg.Pool,
  { checkIn, checkOut }: StayNights,
  exceptHoldId: HoldId | null = null,
): Promise<Counts> {
  const types =
    exceptHoldId === null
      ? { ...freeRoomCounts, values: [checkIn, checkOut] }
      : { ...freeBesideHold, values: [checkIn, checkOut, exceptHoldId] };
  const { rows } = await pool.query<Counts[number]>(types);
  return rows;
}
