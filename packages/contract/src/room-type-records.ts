import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { AmenityId, BuildingId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BedTypeField, idOf, StaffText, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { AltText, PictureAlt, ShownPictureField } from "./picture.ts";
import { defineRecords, RecordNo, recordKeysOf } from "./records.ts";
import { RoomCode } from "./room-admin.ts";
import {
  ActiveFilter,
  exampleName,
  importable,
  nameColumns,
  nameHeadings,
  Pax,
  rooms,
  tag,
} from "./room-list-fields.ts";

const roomTypeShape = {
  active_status: z.boolean(),
  name: StaffText(60).meta({ example: exampleName }),
  room_code: RoomCode.meta({ example: "KITE" }),
  min_pax: Pax,
  max_pax: Pax,
  /** Numbers of the amenities, in the order in which they are told. */
  associated_amenities_id: z.array(RecordNo).max(60).meta({ example: [] }),
  desc: StaffText(300).meta({ example: exampleName }),
  /** The first is shown where there is room for one. */
  room_images_path: z
    .array(ShownPictureField)
    .min(1, { error: "required" })
    .max(20)
    .meta({ example: ["garden-room"] }),
  /** What each picture shows, in their order. */
  room_images_alt: z
    .array(PictureAlt)
    .max(20)
    .meta({ example: [noWords] }),
  highlight: StaffText(60).meta({ example: exampleName }),
  size_sqm: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(10_000, { error: "tooLarge" })
    .meta({ example: 24 }),
  bed_types: z
    .array(BedTypeField)
    .min(1, { error: "required" })
    .max(4)
    .meta({ example: ["twin"] }),
};

export const RoomTypeChange = z.object(roomTypeShape).partial();

export const RoomTypeAdd = z.object({
  ...roomTypeShape,
  active_status: roomTypeShape.active_status.default(true),
  associated_amenities_id: roomTypeShape.associated_amenities_id.default([]),
  room_images_alt: roomTypeShape.room_images_alt.optional(),
  highlight: roomTypeShape.highlight.optional(),
  size_sqm: roomTypeShape.size_sqm.default(20),
  bed_types: roomTypeShape.bed_types.optional(),
});

export const RoomTypeRecord = z.object({
  ...recordKeysOf<RoomTypeId>(),
  active_status: z.boolean(),
  name: WordsField,
  room_code: z.string(),
  min_pax: z.int(),
  max_pax: z.int(),
  associated_amenities_id: z.array(z.int()),
  desc: WordsField,
  room_images_path: z.array(z.string()),
  room_images_alt: z.array(WordsField),
  highlight: WordsField,
  size_sqm: z.int(),
  bed_types: z.array(BedTypeField),
});

export type RoomTypeRecord = z.infer<typeof RoomTypeRecord>;

export const roomTypeRecords = defineRecords({
  list: "roomTypesList",
  resource: "rooms",
  tag,
  noun: "room type",
  row: RoomTypeRecord,
  add: RoomTypeAdd,
  change: RoomTypeChange,
});

/** As its list tells it: with the houses and the number of its rooms, and what is booked of them. */
const RoomTypeListed = RoomTypeRecord.extend({
  amenity_names: z.array(WordsField),
  /** Houses in which it has rooms. */
  buildings: z.array(z.string()),
  rooms: z.int(),
  bookings: z.int(),
  /** Ways in which its rooms can be made up. */
  bed_options: z.int(),
});

export type RoomTypeListed = z.infer<typeof RoomTypeListed>;

export const roomTypesListRoute = defineList({
  ...rooms,
  path: "/admin/api/roomTypesList",
  summary: "Room types, newest first",
  rows: "rows",
  row: RoomTypeListed,
  filters: {
    active: ActiveFilter,
    building: idOf<BuildingId>().optional().meta({ description: "types that have rooms in this building" }),
    amenity: idOf<AmenityId>().optional().meta({ description: "types that have this amenity" }),
  },
  search: "code, name or description",
  sorts: ["-id", "id", "name", "-name", "code", "-code", "sleeps", "-sleeps"],
  csv: {
    name: "room-types-list",
    columns: [
      ...([
        "no",
        "roomCode",
        "nameEn",
        "nameMy",
        "nameCn",
        "minPax",
        "maxPax",
        "sizeSqm",
        "bedTypes",
      ] as const),
      ...(["amenities", "rooms", "descEn", "descMy", "descCn"] as const),
      ...(["highlightEn", "highlightMy", "highlightCn", "pictures"] as const),
      ...(["pictureTextsEn", "pictureTextsMy", "pictureTextsCn", "active"] as const),
    ],
  },
});

const pictureTexts = cell
  .namedTexts(AltText)
  .optional()
  .meta({ description: "a line for each picture: `garden-room: The veranda at dusk`" });

export const importRoomTypesRoute = defineImport({
  ...importable("roomTypesList"),
  summary: "Import room types from a table. A row whose number or code already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    roomCode: roomTypeShape.room_code,
    ...nameColumns,
    nameEn: nameColumns.nameEn.optional(),
    minPax: cell.whole(1, 20).optional(),
    maxPax: cell.whole(1, 20).optional(),
    sizeSqm: cell.whole(1, 10_000).optional(),
    bedTypes: z
      .preprocess((cellText) => String(cellText).split(/[\s;,]+/), roomTypeShape.bed_types)
      .optional(),
    amenities: cell.several(text(60), 60).optional(),
    descEn: text(300).optional(),
    descMy: text(300).optional(),
    descCn: text(300).optional(),
    highlightEn: text(60).optional(),
    highlightMy: text(60).optional(),
    highlightCn: text(60).optional(),
    pictures: cell.several(ShownPictureField, 20).optional(),
    pictureTextsEn: pictureTexts,
    pictureTextsMy: pictureTexts,
    pictureTextsCn: pictureTexts,
    active: cell.tick.optional(),
  }),
  clears: ["amenities", "pictureTextsEn", "pictureTextsMy", "pictureTextsCn"],
  also: { roomCode: ["code", "kod", "代码"], nameEn: nameHeadings.nameEn },
});
