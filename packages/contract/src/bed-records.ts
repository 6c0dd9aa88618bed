import type { BedId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { StaffText, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
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

export const bedUsings = ["Child", "Adult", "Both"] as const;

const Centimetres = z
  .int({ error: "number" })
  .min(30, { error: "number" })
  .max(400, { error: "tooLarge" })
  .meta({ example: 180 });

const bedShape = {
  active_status: z.boolean(),
  name: StaffText(60).meta({ example: exampleName }),
  using_for: z.enum(bedUsings, { error: "required" }),
  /** Centimetres. */
  width: Centimetres,
  length: Centimetres,
  no_of_pax: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(10, { error: "tooLarge" })
    .meta({ example: 2 }),
  desc: Note(500),
};

export const BedChange = z.object(bedShape).partial();

export const BedAdd = z.object({
  ...bedShape,
  active_status: bedShape.active_status.default(true),
  using_for: bedShape.using_for.default("Both"),
  desc: bedShape.desc.default(""),
});

export const BedRecord = z.object({
  ...recordKeysOf<BedId>(),
  active_status: z.boolean(),
  name: WordsField,
  using_for: z.enum(bedUsings),
  width: z.int(),
  length: z.int(),
  no_of_pax: z.int(),
  desc: z.string(),
});

export type BedRecord = z.infer<typeof BedRecord>;

export const bedRecords = defineRecords({
  list: "bedsList",
  resource: "rooms",
  tag,
  noun: "kind of bed",
  row: BedRecord,
  add: BedAdd,
  change: BedChange,
});

export const bedsListRoute = defineList({
  ...rooms,
  path: "/admin/api/bedsList",
  summary: "Bed types, newest first",
  rows: "rows",
  row: BedRecord,
  filters: { active: ActiveFilter, usingFor: z.enum(bedUsings).optional() },
  search: "name or description",
  sorts: ["-id", "id", "name", "-name", "width", "-width"],
  csv: {
    name: "beds",
    columns: ["no", "nameEn", "nameMy", "nameCn", "usingFor", "width", "length", "sleeps", "desc", "active"],
  },
});

export const importBedsRoute = defineImport({
  ...importable("bedsList"),
  summary: "Import bed types from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    ...nameColumns,
    usingFor: bedShape.using_for.optional(),
    width: cell.whole(30, 400).optional(),
    length: cell.whole(30, 400).optional(),
    sleeps: cell.whole(1, 10).optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc"],
  also: nameHeadings,
});
