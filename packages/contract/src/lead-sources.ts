import type { LeadSourceId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { idOf, StaffText, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { defineRoute } from "./route.ts";

/** An answer to "How did you find us?", in the order in which it is offered. */
export const LeadSourceReply = z.object({ _id: idOf<LeadSourceId>(), name: WordsField });

export const leadSourcesRoute = defineRoute({
  method: "GET",
  path: "/api/lead-sources",
  scope: "none",
  tag: "Bookings",
  summary: 'The answers to "How did you find us?"; a booking needs one of them, if there are any',
  reply: z.object({
    leadSources: z.array(LeadSourceReply).meta({
      example: [
        {
          _id: "5b0f6a39-3c1e-4a53-9d53-4d0f62a8f001",
          name: { en: "A friend", my: "Rakan", cn: "朋友推荐" },
        },
      ],
    }),
  }),
});

const shape = {
  active_status: z.boolean(),
  name: StaffText(60).meta({ example: { en: "Travel fair", my: "Pameran pelancongan", cn: "旅游展" } }),
  position: Whole(0, 999).meta({ example: 0, description: "guests see the lowest number first" }),
};
export const LeadSourceChange = z.object(shape).partial();
export const LeadSourceAdd = z.object({
  ...shape,
  active_status: shape.active_status.default(true),
  position: shape.position.nullish(),
});
export const LeadSourceRecord = z.object({
  ...recordKeysOf<LeadSourceId>(),
  active_status: z.boolean(),
  name: WordsField,
  position: z.int(),
  /** Bookings whose guests came by it. */
  bookings: z.int(),
});
export type LeadSourceRecord = z.infer<typeof LeadSourceRecord>;

const tag = "Bookings";
export const leadSourceRecords = defineRecords({
  list: "leadSourcesList",
  resource: "settings",
  tag,
  noun: "lead source",
  row: LeadSourceRecord,
  add: LeadSourceAdd,
  change: LeadSourceChange,
});
export const leadSourcesListRoute = defineList({
  scope: "staff",
  permission: ["settings", "read"],
  tag,
  path: "/admin/api/leadSourcesList",
  summary: "Lead sources, newest first",
  rows: "rows",
  row: LeadSourceRecord,
  filters: {
    active: z.enum(["true", "false"]).optional().meta({ description: "in use, or out of use" }),
  },
  search: "name",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "lead-sources",
    columns: ["no", "nameEn", "nameMy", "nameCn", "bookings", "position", "active"],
  },
});
