import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BuildingId, HoldId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { shareReads } from "../../../db/share-reads.ts";
import type { Tx } from "../../../db/tx.ts";

/** A room that nobody claims for the whole stay. */
export type FreeRoom = {
  readonly roomId: RoomId;
  readonly roomTypeId: RoomTypeId;
  readonly roomNo: string;
  readonly floor: string;
  readonly buildingId: BuildingId;
  readonly maxPax: number;
  /** Rooms on the other side of its walls, free or not. */
  readonly adjoins: readonly string[];
};

export type FreeRoomsRequest = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** Claims of this hold do not count: its owner asks. */
  readonly exceptHoldId?: HoldId | null;
};

/**
 * Rooms without a live claim on any night of `[checkIn, checkOut)`, by room number. A claim is live while it is booked
 * or its time is not over by the database's clock. What is free here may be gone a moment later: only the claim decides.
 */
export async function findFreeRooms(db: Db | Tx, stay: FreeRoomsRequest): Promise<FreeRoom[]> {
  const { rows } = await db.execute<FreeRoom>(freeRoomsQuery(stay));
  return rows;
}

/** `findFreeRooms` for a crowd: those who look at the same nights at one moment share the answer. */
export const findFreeRoomsTogether = shareReads(
  ({ checkIn, checkOut }: Pick<FreeRoomsRequest, "checkIn" | "checkOut">) => `${checkIn} ${checkOut}`,
  (db, nights) => findFreeRooms(db, nights),
);

/** The clock is read once, in a step of its own: a volatile call inside NOT EXISTS would forbid the anti-join. */
export const freeRoomsQuery = ({ checkIn, checkOut, exceptHoldId = null }: FreeRoomsRequest) => sql`
  with clock as materialized (select pulau_now() as now), beside as (
    select id, array_agg(other) as rooms from (
      select room_id as id, other_id as other from room_link union all select other_id, room_id from room_link
    ) as link group by id
  )
  select r.id as "roomId", r.room_type_id as "roomTypeId", r.room_no as "roomNo", r.floor,
    r.building_id as "buildingId", r.max_pax as "maxPax",
    coalesce(beside.rooms, '{}') as adjoins
  from room r cross join clock left join beside on beside.id = r.id
  where r.active_status and not exists (
    select from room_night n
    where n.room_id = r.id and n.night >= ${checkIn} and n.night < ${checkOut}
      and (n.expires_at is null or n.expires_at > clock.now)
      and coalesce(n.hold_id <> ${exceptHoldId}::uuid, true)
  ) and r.room_type_id not in (select owed_types(${checkIn}, ${checkOut}, ${exceptHoldId}))
  order by r.room_no`;
