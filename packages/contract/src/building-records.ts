import type { BuildingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, Note, recordKeysOf } from "./records.ts";
import { ActiveFilter, Floor, importable, nameHeadings, rooms, tag } from "./room-list-fields.ts";
import { MapShare } from "./settings/island.ts";

const buildingShape = {
  active_status: z.boolean(),
  name: z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .max(60, { error: "tooLong" })
    .meta({ example: "Kite Row" }),
  /** Names of its floors, the lowest first. */
  no_of_floors: z
    .array(Floor)
    .min(1, { error: "required" })
    .max(60)
    .meta({ example: ["Ground"] }),
  desc: Note(500),
  /** Where it stands on the resort's map; null is not on it. */
  map_at: z.object({ x: MapShare, y: MapShare }).nullable(),
};

export const BuildingChange = z.object(buildingShape).partial();

export const BuildingAdd = z.object({
  ...buildingShape,
  active_status: buildingShape.active_status.default(true),
  desc: buildingShape.desc.default(""),
  map_at: buildingShape.map_at.default(null),
});

export const BuildingRecord = z.object({
  ...recordKeysOf<BuildingId>(),
  active_status: z.boolean(),
  name: z.string(),
  no_of_floors: z.array(z.string()),
  desc: z.string(),
  map_at: z.object({ x: z.int(), y: z.int() }).nullable(),
  /** Rooms in it. */
  rooms: z.int(),
});

export type BuildingRecord = z.infer<typeof BuildingRecord>;

export const buildingRecords = defineRecords({
  list: "buildingsList",
  resource: "rooms",
  tag,
  noun: "building",
  row: BuildingRecord,
  add: BuildingAdd,
  change: BuildingChange,
});

export const buildingsRoute = defineList({
  ...rooms,
  path: "/admin/api/buildingsList",
  summary: "Buildings, newest first",
  rows: "rows",
  row: BuildingRecord,
  filters: { active: ActiveFilter },
  search: "name, floor or description",
  sorts: ["-id", "id", "name", "-name"],
  csv: { name: "buildings", columns: ["no", "name", "floors", "desc", "active", "rooms"] },
});

export const importBuildingsRoute = defineImport({
  ...importable("buildingsList"),
  summary: "Import buildings from a table. A row whose number or name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    name: buildingShape.name,
    floors: cell.several(Floor, 60).optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc"],
  also: { desc: nameHeadings.desc },
});
