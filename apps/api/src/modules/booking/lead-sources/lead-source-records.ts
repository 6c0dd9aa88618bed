import {
  type LeadSourceAdd,
  type LeadSourceChange,
  type LeadSourceRecord,
  leadSourceRecords,
  type leadSourcesListRoute,
} from "@pulau/contract/lead-sources.ts";
import { sql } from "../../../db/orm.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import { nameCells } from "../../../listing/cells.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { placedSource } from "../../../records/list-records.ts";
import { plainStore } from "../../../records/plain-store.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'position', t.position, 'bookings', (SELECT count(*)::int FROM booking b WHERE b.lead_source_id = t.id))`;
const name = sql`(t.name ->> 'en')`;

/** The answers to "How did you find us?". A new one stands last. */
export const leadSourceStore = plainStore<typeof leadSource, typeof LeadSourceAdd, typeof LeadSourceChange>({
  routes: leadSourceRecords,
  table: leadSource,
  row,
  subject: "leadSource",
  placed: true,
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, name: words, position }) => ({
    name: words,
    position: position ?? undefined,
    activeStatus: active_status,
  }),
});

type Filters = ListRequest<typeof leadSourcesListRoute>["query"];
export const leadSourceList = (
  filters: Filters,
): Source<typeof leadSourcesListRoute, { row: LeadSourceRecord }> => ({
  ...placedSource<LeadSourceRecord>({
    table: "lead_source",
    row,
    filters,
    name,
    searched: wordsIn(sql`t.name`),
  }),
  cells: {
    no: ({ id }) => id,
    ...nameCells<LeadSourceRecord>(({ name }) => name),
    bookings: ({ bookings }) => bookings,
    position: ({ position }) => position,
    active: ({ active_status }) => active_status,
  },
});
