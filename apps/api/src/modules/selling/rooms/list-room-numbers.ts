import type { roomNumbersRoute } from "@pulau/contract/rooms.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Rooms = Reply<typeof roomNumbersRoute>;

/** Numbers of the rooms beside the room `r` of a query. */
export const adjoiningNumbers = sql`array(
  select o.room_no from room_link l join room o on o.id = case when l.room_id = r.id then l.other_id else l.room_id end
  where l.room_id = r.id or l.other_id = r.id order by o.room_no
)`;

/** The place of the room `r`'s floor in its building `h`, from the ground up as the building lists them. */
export const floorOrder = sql`(
  select f.place from jsonb_array_elements_text(h.no_of_floors) with ordinality as f(name, place) where f.name = r.floor
  limit 1
)`;

/** Rooms in use by building, floor and number. `NOT_FOUND`: the type that is asked for has none, or is not on sale. */
export async function listRoomNumbers(db: Db, roomTypeId?: RoomTypeId): Promise<Result<Rooms, "NOT_FOUND">> {
  const { rows } = await db.execute<Rooms["rooms"][number]>(sql`
    select r.id as "_id", r.room_no as "roomNo", t.id as "roomTypeId", t.name as "roomTypeName",
      h.id as "buildingId", h.name as building, r.floor, r.max_pax as "maxPax", ${adjoiningNumbers} as adjoins,
      coalesce(r.room_size, t.size_sqm) as "sizeSqm", r.allow_smoking as "allowSmoking",
      r.allow_disabled_person as "allowDisabledPerson", r.bed_option_id as "bedOptionId", r.desc
    from room r join room_type t on t.id = r.room_type_id join building h on h.id = r.building_id
    where r.active_status and t.active_status and (${roomTypeId ?? null}::uuid is null or t.id = ${roomTypeId ?? null})
    order by h.name, ${floorOrder}, r.room_no`);
  return rows.length === 0 && roomTypeId !== undefined ? refuse("NOT_FOUND") : ok({ rooms: rows });
}
