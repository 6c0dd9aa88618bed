import type { roomsByTypesRoute } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { floorOrder } from "../rooms/public.ts";

type TypesWithRooms = Reply<typeof roomsByTypesRoute>["roomTypes"];

/** Every room of the named types, or of all, by type, building, floor and number. Ids of no type answer nothing. */
export async function listRoomsByTypes(
  db: Db,
  roomTypeIds: readonly RoomTypeId[] | undefined,
): Promise<TypesWithRooms> {
  const ids = roomTypeIds ? sql`${sql.param([...roomTypeIds])}::uuid[]` : sql`null::uuid[]`;
  const { rows } = await db.execute<TypesWithRooms[number]>(sql`
    select t.id as "_id", t.room_code as "roomCode", t.name, (
      select coalesce(json_agg(json_build_object('_id', r.id, 'version', ${versionColumn("room", sql`r.id`)}, 'roomNo', r.room_no, 'roomTypeId', t.id,
        'roomTypeName', t.name, 'buildingId', h.id, 'building', h.name, 'floor', r.floor, 'maxPax', r.max_pax,
        'activeStatus', r.active_status, 'allowSmoking', r.allow_smoking,
        'allowDisabledPerson', r.allow_disabled_person, 'bedOptionId', r.bed_option_id, 'cleaning', r.cleaning, 'desc', r.desc,
        'adjoins', (
          select coalesce(json_agg(json_build_object('roomId', o.id, 'roomNo', o.room_no, 'connecting', l.connecting)
            order by o.room_no), '[]')
          from room_link l join room o on o.id = case when l.room_id = r.id then l.other_id else l.room_id end
          where l.room_id = r.id or l.other_id = r.id
        )) order by h.name, ${floorOrder}, r.room_no), '[]')
      from room r join building h on h.id = r.building_id where r.room_type_id = t.id
    ) as rooms
    from room_type t where ${ids} is null or t.id = any(${ids}) order by t.priority, t.room_code`);
  return rows;
}
