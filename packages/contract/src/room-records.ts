import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import type { BedOptionId, BuildingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { idOf, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, Note, RecordNo, recordKeysOf } from "./records.ts";
import { ActiveFilter, EmptyCell, importable, nameHeadings, Pax, rooms, tag } from "./room-list-fields.ts";

const roomShape = {
  active_status: z.boolean(),
  room_no: z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .max(20, { error: "tooLong" })
    .meta({ example: "KITE-01" }),
  /** Square metres, where they differ from the type's. */
  room_size: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(10_000, { error: "tooLarge" })
    .nullable(),
  max_pax: Pax,
  allow_smoking: z.boolean(),
  allow_disabled_person: z.boolean(),
  bed_option_id: idOf<BedOptionId>().nullable().meta({
    example: null,
    description: "current bed arrangement, one of the type's",
  }),
  room_type: RecordNo,
  building_type: RecordNo,
  associated_floor: Note(40).meta({ example: "" }),
  desc: Note(500),
};

export const RoomChange = z.object(roomShape).partial();

export const RoomAdd = z.object({
  ...roomShape,
  active_status: roomShape.active_status.default(true),
  room_size: roomShape.room_size.default(null),
  allow_smoking: roomShape.allow_smoking.default(false),
  allow_disabled_person: roomShape.allow_disabled_person.default(false),
  bed_option_id: roomShape.bed_option_id.default(null),
  associated_floor: roomShape.associated_floor.default(""),
  desc: roomShape.desc.default(""),
});

export const RoomRecord = z.object({
  ...recordKeysOf<RoomId>(),
  active_status: z.boolean(),
  room_no: z.string(),
  room_size: z.int().nullable(),
  max_pax: z.int(),
  allow_smoking: z.boolean(),
  allow_disabled_person: z.boolean(),
  bed_option_id: idOf<BedOptionId>().nullable(),
  room_type: z.int(),
  building_type: z.int(),
  associated_floor: z.string(),
  desc: z.string(),
});

export type RoomRecord = z.infer<typeof RoomRecord>;

export const roomRecords = defineRecords({
  list: "roomNumbersList",
  resource: "rooms",
  tag,
  noun: "room",
  row: RoomRecord,
  add: RoomAdd,
  change: RoomChange,
});

/** As its list tells it: with the names of its type, house and beds, and what is booked in it. */
const RoomListed = RoomRecord.extend({
  type_name: WordsField,
  type_code: z.string(),
  building_name: z.string(),
  /** Of the beds that it is made up with now; empty where nobody said. */
  beds: z.array(z.object({ count: z.int(), name: WordsField, extra: z.boolean() })),
  cleaning: z.enum(roomCleanings),
  bookings: z.int(),
});

export type RoomListed = z.infer<typeof RoomListed>;

export const roomsListRoute = defineList({
  ...rooms,
  path: "/admin/api/roomNumbersList",
  summary: "Room numbers, newest first",
  rows: "rows",
  row: RoomListed,
  filters: {
    active: ActiveFilter,
    type: idOf<RoomTypeId>().optional().meta({ description: "rooms of this type" }),
    building: idOf<BuildingId>().optional().meta({ description: "rooms in this building" }),
    floor: z.string().trim().max(40).optional().meta({ example: "Upper" }),
    cleaning: z.enum(roomCleanings).optional(),
  },
  search: "number, type, building, floor or description",
  sorts: ["-id", "id", "name", "-name", "type", "-type", "building", "-building", "sleeps", "-sleeps"],
  csv: {
    name: "room-numbers",
    columns: [
      ...(["no", "roomNo", "roomType", "building", "floor", "maxPax", "sizeSqm", "smoking"] as const),
      ...(["accessible", "beds", "desc", "active"] as const),
    ],
  },
});

export const importRoomsRoute = defineImport({
  ...importable("roomNumbersList"),
  summary: "Import rooms from a table. A row whose number already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    roomNo: roomShape.room_no,
    roomType: text(60).optional().meta({ description: "its code or name" }),
    building: text(60).optional(),
    floor: Note(40).optional(),
    maxPax: cell.whole(1, 20).optional(),
    sizeSqm: EmptyCell.or(cell.whole(1, 10_000)).optional(),
    smoking: cell.tick.optional(),
    accessible: cell.tick.optional(),
    beds: EmptyCell.or(text(1_000))
      .optional()
      .meta({ description: "one of the type's bed arrangements: `King bed + 2 × Single bed`" }),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["floor", "sizeSqm", "beds", "desc"],
  also: {
    roomNo: ["room", "number", "room number", "bilik", "房号"],
    roomType: ["type", "code", "jenis", "房型"],
    maxPax: ["sleeps", "guests", "tetamu"],
    desc: nameHeadings.desc,
  },
});
