import type { BookingToMove } from "@pulau/contract/problem.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { Failure } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

/** Which claims stand in the way: all of the rooms', those of more guests than `morePaxThan`, or those of some nights. */
export type CutRequest = {
  readonly roomIds: readonly RoomId[];
  readonly morePaxThan?: number;
  /** From the first night to the day after the last. */
  readonly nights?: { readonly from: Day; readonly until: Day };
};

/**
 * Locks rooms and tells which live claims of tonight and later stand in the way of a cut, by arrival. The lock makes
 * whoever is claiming one of them finish first, and whoever comes later look at the rooms as they are then.
 */
export async function findBookingsToMove(
  tx: Tx,
  { roomIds, morePaxThan = 0, nights }: CutRequest,
): Promise<BookingToMove[]> {
  const { timeZone } = await loadSettings(tx);
  const ids = sql.param([...roomIds]);
  await tx.execute(sql`select id from room where id = any(${ids}::uuid[]) order by id for update`);
  const today = await loadToday(tx, timeZone);
  const { rows } = await tx.execute<BookingToMove>(sql`
    with clock as materialized (select pulau_now() as now), claim as (
      select n.room_id, n.hold_id, min(n.night) as "checkIn", max(n.night) + 1 as "checkOut"
      from room_night n cross join clock
      where n.room_id = any(${ids}::uuid[]) and n.hold_id is not null and n.night >= ${today}
        and (n.expires_at is null or n.expires_at > clock.now)
        ${nights ? sql`and n.night >= ${nights.from} and n.night < ${nights.until}` : sql``}
      group by n.room_id, n.hold_id
    )
    select b.id as "bookingId", b.booking_no as "bookingNo", b.booking_name as "bookingName", r.room_no as "roomNo",
      claim."checkIn", claim."checkOut", coalesce(slept.persons, 0)::int as persons
    from claim join room r on r.id = claim.room_id left join booking b on b.hold_id = claim.hold_id
    left join lateral (
      select max(pax) as pax, max(pax + infants) as persons from (
        select (o ->> 'adult')::int + (o ->> 'child')::int + (o ->> 'toddler')::int as pax, (o ->> 'infant')::int as infants
        from (
          select occupants as o from booking_room where booking_id = b.id and (room_id = r.id or next ->> 'roomId' = r.id::text)
          union all
          select held -> 'occupants' from stay_hold h, jsonb_array_elements(h.stay -> 'rooms') as held
          where b.id is null and h.id = claim.hold_id and held ->> 'roomId' = r.id::text
        ) as rooms
      ) as counted
    ) as slept on true
    where ${morePaxThan}::int = 0 or slept.pax > ${morePaxThan}
    order by claim."checkIn", r.room_no`);
  return rows;
}

/** The refusal that lists them. */
export const inWay = (
  toMove: readonly BookingToMove[],
): { ok: false; failure: Failure<"BOOKINGS_IN_WAY"> } => ({
  ok: false,
  failure: { code: "BOOKINGS_IN_WAY", facts: { count: toMove.length }, toMove },
});
