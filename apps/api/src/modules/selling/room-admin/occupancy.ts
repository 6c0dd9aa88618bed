import type { occupancyRoute } from "@pulau/contract/occupancy.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { occupancyOf, type RoomNights, sumNights } from "@pulau/domain/occupancy/occupancy.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Span = { readonly from: Day; readonly to: Day };
type Row = { roomTypeId: RoomTypeId; roomCode: string; name: Words; day: Day; sold: number; rooms: number };

/**
 * Room nights that are booked, of those that could be: rooms in use that are not out of order, and whatever was booked of others. A stay that only
 * holds rooms or waits for its payment is not sold yet.
 */
export async function showOccupancy(db: Db, span: Span): Promise<Reply<typeof occupancyRoute>> {
  const rows = await loadNights(db, span);
  const ofType = Map.groupBy(rows, ({ roomTypeId }) => roomTypeId);
  const roomTypes = [...ofType.values()].map((nights) => {
    const [{ roomTypeId, roomCode, name } = rows[0] as Row] = nights;
    const days = nights.map((night) => ({ day: night.day, ...withShare(sellableOf(night)) }));
    return { roomTypeId, roomCode, name, days, ...withShare(sumNights(days)) };
  });
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, nights]) => ({
    day,
    ...withShare(sumNights(nights.map(sellableOf))),
  }));
  return { days, total: withShare(sumNights(days)), roomTypes };
}

const sellableOf = ({ sold, rooms }: Row): RoomNights => ({ sold, sellable: Math.max(sold, rooms) });

const withShare = ({ sold, sellable }: RoomNights) => ({
  sold,
  sellable,
  percent: occupancyOf({ sold, sellable }),
});

/** Every type on every day, by priority and day. */
async function loadNights(db: Db, { from, to }: Span): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with sold as (
      select r.room_type_id, n.night, (count(*) filter (where n.state = 'booked'))::int as rooms,
        (count(*) filter (where n.state = 'closed' and r.active_status))::int as closed
      from room_night n join room r on r.id = n.room_id
      where n.night between ${from} and ${to} and n.state in ('booked', 'closed') group by 1, 2
    ), there as (
      select room_type_id, count(*)::int as rooms from room where active_status group by 1
    )
    select t.id as "roomTypeId", t.room_code as "roomCode", t.name, d.day, coalesce(sold.rooms, 0) as sold,
      case when t.active_status then coalesce(there.rooms, 0) - coalesce(sold.closed, 0) else 0 end as rooms
    from room_type t
    cross join (select ${from}::date + i as day from generate_series(0, ${daysBetween(from, to)}::int) as i) d
    left join there on there.room_type_id = t.id
    left join sold on sold.room_type_id = t.id and sold.night = d.day
    order by t.priority, t.room_code, d.day`);
  return rows;
}
