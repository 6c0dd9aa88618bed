import type { AmenityId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { StaffText, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { AmenityIconField } from "./picture.ts";
import { defineRecords, Note, recordKeysOf } from "./records.ts";
import {
  ActiveFilter,
  exampleName,
  importable,
  nameColumns,
  nameHeadings,
  rooms,
  tag,
} from "./room-list-fields.ts";

const amenityShape = {
  active_status: z.boolean(),
  name: StaffText(60).meta({ example: exampleName }),
  icon_path: AmenityIconField,
  desc: Note(500),
};

export const AmenityChange = z.object(amenityShape).partial();

export const AmenityAdd = z.object({
  ...amenityShape,
  active_status: amenityShape.active_status.default(true),
  icon_path: amenityShape.icon_path.default(""),
  desc: amenityShape.desc.default(""),
});

export const AmenityRecord = z.object({
  ...recordKeysOf<AmenityId>(),
  active_status: z.boolean(),
  name: WordsField,
  icon_path: z.string(),
  desc: z.string(),
  /** Room types that have it. */
  room_types: z.int(),
});

export type AmenityRecord = z.infer<typeof AmenityRecord>;

export const amenityRecords = defineRecords({
  list: "amenitiesList",
  resource: "rooms",
  tag,
  noun: "amenity",
  row: AmenityRecord,
  add: AmenityAdd,
  change: AmenityChange,
});

export const amenitiesRoute = defineList({
  ...rooms,
  path: "/admin/api/amenitiesList",
  summary: "Amenities, newest first",
  rows: "rows",
  row: AmenityRecord,
  filters: { active: ActiveFilter },
  search: "name or description",
  sorts: ["-id", "id", "name", "-name"],
  csv: { name: "amenities", columns: ["no", "nameEn", "nameMy", "nameCn", "icon", "desc", "active"] },
});

export const importAmenitiesRoute = defineImport({
  ...importable("amenitiesList"),
  summary: "Import amenities from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    ...nameColumns,
    icon: amenityShape.icon_path.optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["icon", "desc"],
  also: nameHeadings,
});
