import type { BoatId, ExclusionId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, StaffText, WayField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { ActiveFilter } from "./room-list-fields.ts";
import { boats, resource, tag } from "./transfer-list-fields.ts";

const exclusionShape = {
  active_status: z.boolean(),
  boat_id: idOf<BoatId>(),
  /** Null: with every package. */
  package_id: idOf<PackageId>().nullable(),
  /** Null: both ways. */
  direction: WayField.nullable(),
  /** Days of the crossing, both included; null has no end. */
  from: DayField.nullable(),
  to: DayField.nullable(),
  reason: StaffText(120).nullable(),
};
export const ExclusionChange = z.object(exclusionShape).partial();
export const ExclusionAdd = z.object({
  ...exclusionShape,
  active_status: exclusionShape.active_status.default(true),
  package_id: exclusionShape.package_id.default(null),
  direction: exclusionShape.direction.default(null),
  from: exclusionShape.from.default(null),
  to: exclusionShape.to.default(null),
  reason: exclusionShape.reason.default(null),
});
export const ExclusionRecord = z.object({
  ...recordKeysOf<ExclusionId>(),
  active_status: z.boolean(),
  boat_id: idOf<BoatId>(),
  boat_name: WordsField,
  package_id: idOf<PackageId>().nullable(),
  package_name: WordsField.nullable(),
  direction: WayField.nullable(),
  from: DayField.nullable(),
  to: DayField.nullable(),
  reason: WordsField.nullable(),
  /** Bookings ahead that cross by it all the same: they keep their places. */
  booked: z.int(),
});
export type ExclusionRecord = z.infer<typeof ExclusionRecord>;
export const exclusionRecords = defineRecords({
  list: "excludedBoatsList",
  resource,
  tag,
  noun: "boat that is not offered",
  row: ExclusionRecord,
  add: ExclusionAdd,
  change: ExclusionChange,
});
export const exclusionsRoute = defineList({
  ...boats,
  path: "/admin/api/excludedBoatsList",
  summary: "Boats that are not offered with a package or on some days, newest first",
  rows: "rows",
  row: ExclusionRecord,
  filters: { active: ActiveFilter },
  search: "boat, package or reason",
  sorts: ["-id", "id", "name", "-name", "from", "-from"],
  csv: {
    name: "boats-not-offered",
    columns: ["no", "boat", "package", "direction", "from", "to", "reason", "active"],
  },
});
