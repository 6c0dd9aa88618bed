import {
  type BuildingAdd,
  type BuildingChange,
  type BuildingRecord,
  buildingRecords,
  type buildingsRoute,
} from "@pulau/contract/building-records.ts";
import type { BuildingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { and, eq, ne, notInArray, sql } from "../../../db/orm.ts";
import { building, room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { textsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'no_of_floors', t.no_of_floors, 'desc', t."desc",
  'map_at', CASE WHEN t.map_x IS NULL THEN NULL ELSE jsonb_build_object('x', t.map_x, 'y', t.map_y) END,
  'rooms', (SELECT count(*)::int FROM room r WHERE r.building_id = t.id))`;

export const buildings = plainStore<typeof building, typeof BuildingAdd, typeof BuildingChange>({
  routes: buildingRecords,
  table: building,
  row,
  subject: "building",
  unique: { column: sql`t.name`, path: "obj.name", of: ({ name }) => name },
  columns: ({ active_status, no_of_floors, name, desc, map_at }) => ({
    name,
    desc,
    ...(map_at !== undefined && { mapX: map_at?.x ?? null, mapY: map_at?.y ?? null }),
    activeStatus: active_status,
    noOfFloors: no_of_floors,
  }),
  check: (tx, id, { no_of_floors }) => checkFloors(tx, id, no_of_floors),
});

/** A floor on which there are rooms stays. */
async function checkFloors(
  tx: Tx,
  buildingId: BuildingId,
  floors: string[] | undefined,
): Promise<Result<true, "INVALID_INPUT">> {
  if (!floors) return ok(true);
  const [found] = await tx
    .select({ floor: room.floor })
    .from(room)
    .where(and(eq(room.buildingId, buildingId), ne(room.floor, ""), notInArray(room.floor, floors)))
    .limit(1);
  if (!found) return ok(true);
  return refuseFields("INVALID_INPUT", [{ path: "obj.no_of_floors", rule: "floorInUse", facts: found }]);
}

type Filters = ListRequest<typeof buildingsRoute>["query"];
export const buildingList = (filters: Filters): Source<typeof buildingsRoute, { row: BuildingRecord }> => {
  const source = recordSource<BuildingRecord>({
    table: "building",
    row,
    filters,
    name: sql`t.name`,
    searched: sql`concat_ws(' ', t.name, ${textsIn(sql`t.no_of_floors`)}, t."desc")`,
  });
  return {
    ...source,
    cells: {
      no: ({ id }) => id,
      name: ({ name }) => name,
      floors: ({ no_of_floors }) => no_of_floors.join("; "),
      desc: ({ desc }) => desc,
      active: ({ active_status }) => active_status,
      rooms: ({ rooms }) => rooms,
    },
  };
};
