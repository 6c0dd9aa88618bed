import type { VehicleId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { StaffText, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { ActiveFilter, EmptyCell, nameHeadings } from "./room-list-fields.ts";
import { boats, resource, tag, takes } from "./transfer-list-fields.ts";
import { transferTypes } from "./transfers.ts";

const vehicleShape = {
  active_status: z.boolean(),
  /** A seat of a shared van or coach is sold by the person, a private vehicle whole. */
  type: z.enum(transferTypes, { error: "required" }).meta({ example: "shared" }),
  name: StaffText(60).meta({ example: { en: "Small van", my: "Van kecil", cn: "小面包车" } }),
  /** Of one vehicle. */
  seats: Whole(1, 100).meta({ example: 10 }),
  /** How many go each day and way; null has no limit. */
  daily: Whole(1, 100).nullable(),
};
export const VehicleChange = z.object(vehicleShape).partial();
export const VehicleAdd = z.object({
  ...vehicleShape,
  active_status: vehicleShape.active_status.default(true),
  daily: vehicleShape.daily.default(null),
});
export const VehicleRecord = z.object({
  ...recordKeysOf<VehicleId>(),
  active_status: z.boolean(),
  type: z.enum(transferTypes),
  name: WordsField,
  seats: z.int(),
  daily: z.int().nullable(),
  /** Transfers that it drives. */
  transfers: z.int(),
});
export type VehicleRecord = z.infer<typeof VehicleRecord>;
export const vehicleRecords = defineRecords({
  list: "vehiclesList",
  resource,
  tag,
  noun: "kind of vehicle",
  row: VehicleRecord,
  add: VehicleAdd,
  change: VehicleChange,
});
export const vehiclesRoute = defineList({
  ...boats,
  path: "/admin/api/vehiclesList",
  summary: "Vehicles of land transfers, newest first",
  rows: "rows",
  row: VehicleRecord,
  filters: { active: ActiveFilter, type: z.enum(transferTypes).optional() },
  search: "name",
  sorts: ["-id", "id", "name", "-name"],
  csv: {
    name: "vehicles",
    columns: ["no", "nameEn", "nameMy", "nameCn", "kind", "seats", "daily", "active"],
  },
});

export const importVehiclesRoute = defineImport({
  ...takes("vehiclesList"),
  summary: "Import vehicles from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    nameEn: text(60),
    nameMy: text(60).optional(),
    nameCn: text(60).optional(),
    kind: vehicleShape.type.optional(),
    seats: cell.whole(1, 100).optional(),
    daily: z.union([EmptyCell, cell.whole(1, 100)]).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["daily"],
  also: { nameEn: nameHeadings.nameEn },
});
