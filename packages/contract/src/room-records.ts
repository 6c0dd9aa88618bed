import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { z } from "zod";
import { BedTypeField, Id, Said, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { noAlt, PictureAlt, ShownPictureField } from "./picture.ts";
import { defineRecords, MediaPath, Note, RecordNo, recordKeys } from "./records.ts";
import { RoomCode } from "./room-admin.ts";

const tag = "Room lists";
const rooms = { scope: "staff", permission: ["rooms", "read"], tag } as const;

const Pax = z
  .int({ error: "number" })
  .min(1, { error: "number" })
  .max(20, { error: "tooLarge" })
  .meta({ example: 2 });
const said = { en: "Kite loft", my: "Loteng layang", cn: "风筝阁楼" };
const Floor = z.string().trim().min(1, { error: "required" }).max(40, { error: "tooLong" });
const ActiveFilter = z
  .enum(["true", "false"])
  .optional()
  .meta({ description: "in use, or taken out of use" });

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
};
export const BuildingChange = z.object(buildingShape).partial();
export const BuildingAdd = z.object({
  ...buildingShape,
  active_status: buildingShape.active_status.default(true),
  desc: buildingShape.desc.default(""),
});
export const BuildingRecord = z.object({
  ...recordKeys,
  active_status: z.boolean(),
  name: z.string(),
  no_of_floors: z.array(z.string()),
  desc: z.string(),
  /** Rooms in it. */
  rooms: z.int(),
});
export type BuildingRecord = z.infer<typeof BuildingRecord>;
export const buildingRecords = defineRecords({
  ...{ list: "buildingsList", resource: "rooms", tag, one: "building" },
  ...{ row: BuildingRecord, add: BuildingAdd, change: BuildingChange },
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

export const bedUsings = ["Child", "Adult", "Both"] as const;
const Centimetres = z
  .int({ error: "number" })
  .min(30, { error: "number" })
  .max(400, { error: "tooLarge" })
  .meta({ example: 180 });
const bedShape = {
  active_status: z.boolean(),
  name: Said(60).meta({ example: said }),
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
  ...recordKeys,
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
  ...{ list: "bedsList", resource: "rooms", tag, one: "kind of bed" },
  ...{ row: BedRecord, add: BedAdd, change: BedChange },
});
export const bedsListRoute = defineList({
  ...rooms,
  path: "/admin/api/bedsList",
  summary: "Kinds of bed, newest first",
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

const amenityShape = {
  active_status: z.boolean(),
  name: Said(60).meta({ example: said }),
  icon_path: MediaPath,
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
  ...recordKeys,
  active_status: z.boolean(),
  name: WordsField,
  icon_path: z.string(),
  desc: z.string(),
  /** Room types that have it. */
  room_types: z.int(),
});
export type AmenityRecord = z.infer<typeof AmenityRecord>;
export const amenityRecords = defineRecords({
  ...{ list: "amenitiesList", resource: "rooms", tag, one: "amenity" },
  ...{ row: AmenityRecord, add: AmenityAdd, change: AmenityChange },
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

const roomTypeShape = {
  active_status: z.boolean(),
  name: Said(60).meta({ example: said }),
  room_code: RoomCode.meta({ example: "KITE" }),
  min_pax: Pax,
  max_pax: Pax,
  /** Numbers of the amenities, in the order in which they are told. */
  associated_amenities_id: z.array(RecordNo).max(60).meta({ example: [] }),
  desc: Said(300).meta({ example: said }),
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
    .meta({ example: [noAlt] }),
  highlight: Said(60).meta({ example: said }),
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
  ...recordKeys,
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
  ...{ list: "roomTypesList", resource: "rooms", tag, one: "room type" },
  ...{ row: RoomTypeRecord, add: RoomTypeAdd, change: RoomTypeChange },
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
    building: Id.optional().meta({ description: "types that have rooms in this building" }),
    amenity: Id.optional().meta({ description: "types that have this amenity" }),
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
      ...(["amenities", "rooms", "descEn", "descMy", "descCn", "pictures", "active"] as const),
    ],
  },
});

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
  bed_option_id: Id.nullable().meta({
    example: null,
    description: "how it is made up; of the type's bed options",
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
  ...recordKeys,
  active_status: z.boolean(),
  room_no: z.string(),
  room_size: z.int().nullable(),
  max_pax: z.int(),
  allow_smoking: z.boolean(),
  allow_disabled_person: z.boolean(),
  bed_option_id: Id.nullable(),
  room_type: z.int(),
  building_type: z.int(),
  associated_floor: z.string(),
  desc: z.string(),
});
export type RoomRecord = z.infer<typeof RoomRecord>;
export const roomRecords = defineRecords({
  ...{ list: "roomNumbersList", resource: "rooms", tag, one: "room" },
  ...{ row: RoomRecord, add: RoomAdd, change: RoomChange },
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
    type: Id.optional().meta({ description: "rooms of this type" }),
    building: Id.optional().meta({ description: "rooms in this building" }),
    floor: z.string().trim().max(40).optional().meta({ example: "Upper" }),
    cleaning: z.enum(roomCleanings).optional(),
  },
  search: "number, type, building, floor or description",
  sorts: ["-id", "id", "name", "-name", "type", "-type", "building", "-building", "sleeps", "-sleeps"],
  csv: {
    name: "room-numbers",
    columns: [
      ...(["no", "roomNo", "roomType", "building", "floor", "maxPax", "sizeSqm", "smoking"] as const),
      ...(["accessible", "desc", "active"] as const),
    ],
  },
});

/** Room lists take a table from who may add to them and change them. */
const takes = <const L extends string>(list: L) => ({
  ...({ scope: "staff", permission: ["rooms", "create"], alsoPermission: ["rooms", "write"], tag } as const),
  path: `/admin/api/${list}/import` as const,
});
const Nothing = z.literal("").transform(() => null);
const named = { nameEn: text(60), nameMy: text(60).optional(), nameCn: text(60).optional() };
const alsoNamed = { nameEn: ["name", "nama", "名称"], desc: ["note", "notes", "catatan", "备注"] };

export const importBuildingsRoute = defineImport({
  ...takes("buildingsList"),
  summary: "Take buildings from a table. One whose number or name is there already is changed",
  row: z.object({
    no: cell.no.optional(),
    name: buildingShape.name,
    floors: cell.several(Floor, 60).optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc"],
  also: { desc: alsoNamed.desc },
});

export const importBedsRoute = defineImport({
  ...takes("bedsList"),
  summary: "Take kinds of bed from a table. One whose number or English name is there already is changed",
  row: z.object({
    no: cell.no.optional(),
    ...named,
    usingFor: bedShape.using_for.optional(),
    width: cell.whole(30, 400).optional(),
    length: cell.whole(30, 400).optional(),
    sleeps: cell.whole(1, 10).optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc"],
  also: alsoNamed,
});

export const importAmenitiesRoute = defineImport({
  ...takes("amenitiesList"),
  summary: "Take amenities from a table. One whose number or English name is there already is changed",
  row: z.object({
    no: cell.no.optional(),
    ...named,
    icon: amenityShape.icon_path.optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["icon", "desc"],
  also: alsoNamed,
});

export const importRoomTypesRoute = defineImport({
  ...takes("roomTypesList"),
  summary: "Take room types from a table. One whose number or code is there already is changed",
  row: z.object({
    no: cell.no.optional(),
    roomCode: roomTypeShape.room_code,
    ...named,
    nameEn: named.nameEn.optional(),
    minPax: cell.whole(1, 20).optional(),
    maxPax: cell.whole(1, 20).optional(),
    sizeSqm: cell.whole(1, 10_000).optional(),
    bedTypes: z
      .preprocess((cellText) => String(cellText).split(/[\s;,]+/), roomTypeShape.bed_types)
      .optional(),
    amenities: cell.several(text(60), 60).optional(),
    ...{ descEn: text(300).optional(), descMy: text(300).optional(), descCn: text(300).optional() },
    pictures: cell.several(ShownPictureField, 20).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["amenities"],
  also: { roomCode: ["code", "kod", "代码"], nameEn: alsoNamed.nameEn },
});

export const importRoomsRoute = defineImport({
  ...takes("roomNumbersList"),
  summary: "Take rooms from a table. One whose number is there already is changed",
  row: z.object({
    no: cell.no.optional(),
    roomNo: roomShape.room_no,
    roomType: text(60).optional().meta({ description: "its code or name" }),
    building: text(60).optional(),
    floor: Note(40).optional(),
    maxPax: cell.whole(1, 20).optional(),
    sizeSqm: Nothing.or(cell.whole(1, 10_000)).optional(),
    smoking: cell.tick.optional(),
    accessible: cell.tick.optional(),
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["floor", "sizeSqm", "desc"],
  also: {
    roomNo: ["room", "number", "room number", "bilik", "房号"],
    roomType: ["type", "code", "jenis", "房型"],
    maxPax: ["sleeps", "guests", "tetamu"],
    desc: alsoNamed.desc,
  },
});
