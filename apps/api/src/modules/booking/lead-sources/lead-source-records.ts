import {
  type LeadSourceAdd,
  type LeadSourceChange,
  type LeadSourceRecord,
  leadSourceRecords,
  type leadSourcesListRoute,
} from "@pulau/contract/lead-sources.ts";
import { sql } from "../../../db/orm.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { byPlace, lastPlace } from "../../../records/places.ts";
import { plainKeeper } from "../../../records/plain-keeper.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'position', t.position, 'bookings', (SELECT count(*)::int FROM booking b WHERE b.lead_source_id = t.id))`;
const name = sql`(t.name ->> 'en')`;

const kept = plainKeeper<typeof leadSource, typeof LeadSourceAdd, typeof LeadSourceChange>({
  ...{ routes: leadSourceRecords, table: leadSource, row, subject: "leadSource" },
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, name: words, position }) => ({
    ...{ name: words, position: position ?? undefined, activeStatus: active_status },
  }),
});

/** The answers to "How did you find us?". A new one stands last. */
export const leadSourceKeeper: typeof kept = {
  ...kept,
  add: async (tx, obj, actor) =>
    kept.add(tx, { ...obj, position: obj.position ?? (await lastPlace(tx, "lead_source")) }, actor),
};

type Filters = ListRequest<typeof leadSourcesListRoute>["query"];
export const leadSourceList = (
  filters: Filters,
): Source<typeof leadSourcesListRoute, { row: LeadSourceRecord }> => {
  const source = recordSource<LeadSourceRecord>({
    ...{ table: "lead_source", row, filters, name },
    searched: sql`t.name::text`,
  });
  return {
    ...source,
    orders: { ...source.orders, ...byPlace },
    cells: {
      no: ({ id }) => id,
      nameEn: (one) => one.name.en,
      nameMy: (one) => one.name.my,
      nameCn: (one) => one.name.cn,
      bookings: ({ bookings }) => bookings,
      position: ({ position }) => position,
      active: ({ active_status }) => active_status,
    },
  };
};
