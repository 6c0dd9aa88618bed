import {
  type BedAdd,
  type BedChange,
  type BedRecord,
  bedRecords,
  type bedsListRoute,
} from "@pulau/contract/bed-records.ts";
import type { BedUser } from "@pulau/domain/party/bed-places.ts";
import { sql } from "../../../db/orm.ts";
import { bed } from "../../../db/schema/rooms.ts";
import { nameCells } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'using_for', initcap(t.using_for), 'width', t.width, 'length', t.length, 'no_of_pax', t.no_of_pax, 'desc', t."desc")`;
const name = sql`(t.name ->> 'en')`;

export const beds = plainStore<typeof bed, typeof BedAdd, typeof BedChange>({
  routes: bedRecords,
  table: bed,
  row,
  subject: "bed",
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, using_for, no_of_pax, name: words, width, length, desc }) => ({
    name: words,
    width,
    length,
    desc,
    activeStatus: active_status,
    noOfPax: no_of_pax,
    usingFor: using_for?.toLowerCase() as BedUser | undefined,
  }),
});

type Filters = ListRequest<typeof bedsListRoute>["query"];
export const bedList = (filters: Filters): Source<typeof bedsListRoute, { row: BedRecord }> => {
  const source = recordSource<BedRecord>({
    table: "bed",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(sql`t.name`)}, t."desc")`,
    where: [equals(sql`t.using_for`, filters.usingFor?.toLowerCase())],
  });
  return {
    ...source,
    orders: { ...source.orders, width: [up(sql`t.width`, "int")], "-width": [down(sql`t.width`, "int")] },
    cells: {
      no: ({ id }) => id,
      ...nameCells<BedRecord>(({ name }) => name),
      usingFor: ({ using_for }) => using_for,
      width: ({ width }) => width,
      length: ({ length }) => length,
      sleeps: ({ no_of_pax }) => no_of_pax,
      desc: ({ desc }) => desc,
      active: ({ active_status }) => active_status,
    },
  };
};
