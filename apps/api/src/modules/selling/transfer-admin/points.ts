import {
  type PointAdd,
  type PointChange,
  type PointRecord,
  pointRecords,
  type pointsRoute,
} from "@pulau/contract/point-records.ts";
import { sql } from "../../../db/orm.ts";
import { transportPoint } from "../../../db/schema/transfers.ts";
import { nameCells } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { placedSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'type', t.type,
  'name', t.name, 'meeting_point', t.meeting_point, 'position', t.position,
  'transfers', (SELECT count(*)::int FROM land_transfer l WHERE t.id IN (l.start_point_id, l.end_point_id)))`;
const name = sql`(t.name ->> 'en')`;

/** Where land transfers begin and end. A new one stands last. */
export const points = plainStore<typeof transportPoint, typeof PointAdd, typeof PointChange>({
  routes: pointRecords,
  table: transportPoint,
  row,
  subject: "transportPoint",
  placed: true,
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, type, name: words, meeting_point, position }) => ({
    type,
    name: words,
    position: position ?? undefined,
    activeStatus: active_status,
    meetingPoint: meeting_point,
  }),
});

type Filters = ListRequest<typeof pointsRoute>["query"];
export const pointList = (filters: Filters): Source<typeof pointsRoute, { row: PointRecord }> => ({
  ...placedSource<PointRecord>({
    table: "transport_point",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(sql`t.name`)}, ${wordsIn(sql`t.meeting_point`)})`,
    where: [equals(sql`t.type`, filters.type)],
  }),
  cells: {
    no: ({ id }) => id,
    ...nameCells<PointRecord>(({ name }) => name),
    kind: ({ type }) => type,
    meetingPoint: ({ meeting_point }) => meeting_point?.en ?? "",
    position: ({ position }) => position,
    active: ({ active_status }) => active_status,
  },
});
