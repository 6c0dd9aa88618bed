import type { PointId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { StaffText, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { ActiveFilter, EmptyCell, nameHeadings } from "./room-list-fields.ts";
import { boats, Place, resource, tag, takes } from "./transfer-list-fields.ts";
import { pointTypes } from "./transfers.ts";

const exampleName = { en: "Night market, Marang", my: "Pasar malam, Marang", cn: "马让夜市" };

const pointShape = {
  active_status: z.boolean(),
  type: z.enum(pointTypes, { error: "required" }).meta({ example: "city" }),
  name: StaffText(80).meta({ example: exampleName }),
  /** Where exactly one meets the driver; offered as the pick-up point. */
  meeting_point: StaffText(120).nullable(),
  position: Place,
};
export const PointChange = z.object(pointShape).partial();
export const PointAdd = z.object({
  ...pointShape,
  active_status: pointShape.active_status.default(true),
  meeting_point: pointShape.meeting_point.default(null),
  position: pointShape.position.nullish(),
});
export const PointRecord = z.object({
  ...recordKeysOf<PointId>(),
  active_status: z.boolean(),
  type: z.enum(pointTypes),
  name: WordsField,
  meeting_point: WordsField.nullable(),
  position: z.int(),
  /** Transfers that begin or end here. */
  transfers: z.int(),
});
export type PointRecord = z.infer<typeof PointRecord>;
export const pointRecords = defineRecords({
  list: "transferPointsList",
  resource,
  tag,
  noun: "pick-up point",
  row: PointRecord,
  add: PointAdd,
  change: PointChange,
});
export const pointsRoute = defineList({
  ...boats,
  path: "/admin/api/transferPointsList",
  summary: "Pick-up points and jetties of land transfers, newest first",
  rows: "rows",
  row: PointRecord,
  filters: { active: ActiveFilter, type: z.enum(pointTypes).optional() },
  search: "name or meeting point",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "pick-up-points",
    columns: ["no", "nameEn", "nameMy", "nameCn", "kind", "meetingPoint", "position", "active"],
  },
});

export const importPointsRoute = defineImport({
  ...takes("transferPointsList"),
  summary: "Import pick-up points from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    nameEn: text(80),
    nameMy: text(80).optional(),
    nameCn: text(80).optional(),
    kind: pointShape.type.optional(),
    meetingPoint: z.union([EmptyCell, text(120)]).optional(),
    position: cell.whole(0, 999).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["meetingPoint"],
  also: { nameEn: nameHeadings.nameEn },
});
