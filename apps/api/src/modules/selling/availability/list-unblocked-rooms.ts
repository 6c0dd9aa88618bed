import type { unblockedRoomsRoute } from "@pulau/contract/rooms.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { adjoiningNumbers, floorOrder } from "../rooms/public.ts";
import { type FreeRoomsRequest, freeRoomsQuery } from "./free-rooms.ts";

type Rooms = Reply<typeof unblockedRoomsRoute>["rooms"];

/** Rooms of the types on sale that nobody claims for the whole stay, by building, floor and number. */
export async function listUnblockedRooms(
  db: Db,
  { roomTypeId = null, ...rest }: FreeRoomsRequest & { readonly roomTypeId?: RoomTypeId | null | undefined },
): Promise<Rooms> {
  const { rows } = await db.execute<Rooms[number]>(sql`
    select r.id as "_id", r.room_no as "roomNo", t.id as "roomTypeId", t.name as "roomTypeName",
      h.id as "buildingId", h.name as building, r.floor, r.max_pax as "maxPax", ${adjoiningNumbers} as adjoins
    from (${freeRoomsQuery(rest)}) as free join room r on r.id = free."roomId"
      join room_type t on t.id = r.room_type_id join building h on h.id = r.building_id
    where t.active_status and (${roomTypeId}::uuid is null or t.id = ${roomTypeId})
    order by h.name, ${floorOrder}, r.room_no`);
  return rows;
}
