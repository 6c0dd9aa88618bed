import {
  type AmenityAdd,
  type AmenityChange,
  type AmenityRecord,
  type amenitiesRoute,
  amenityRecords,
} from "@pulau/contract/amenity-records.ts";
import { sql } from "../../../db/orm.ts";
import { amenity } from "../../../db/schema/rooms.ts";
import { nameCells } from "../../../listing/cells.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";
import { showPicture } from "../../ground/files/public.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'icon_path', t.icon_path, 'desc', t."desc",
  'room_types', (SELECT count(*)::int FROM room_type_amenity l WHERE l.amenity_id = t.id))`;
const name = sql`(t.name ->> 'en')`;

/** A new name stands at once with every type that has the amenity: a trigger sees to it. */
export const amenities = plainStore<typeof amenity, typeof AmenityAdd, typeof AmenityChange>({
  routes: amenityRecords,
  table: amenity,
  row,
  subject: "amenity",
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, icon_path, name: words, desc }) => ({
    name: words,
    desc,
    activeStatus: active_status,
    iconPath: icon_path,
  }),
  prepare: (tx, { icon_path: picture = "" }, { staffId }) =>
    showPicture(tx, { staffId, picture, path: "obj.icon_path" }),
});

type Filters = ListRequest<typeof amenitiesRoute>["query"];
export const amenityList = (filters: Filters): Source<typeof amenitiesRoute, { row: AmenityRecord }> => {
  const source = recordSource<AmenityRecord>({
    table: "amenity",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(sql`t.name`)}, t."desc")`,
  });
  return {
    ...source,
    cells: {
      no: ({ id }) => id,
      ...nameCells<AmenityRecord>(({ name }) => name),
      icon: ({ icon_path }) => icon_path,
      desc: ({ desc }) => desc,
      active: ({ active_status }) => active_status,
    },
  };
};
