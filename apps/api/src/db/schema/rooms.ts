import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import type {
  AmenityId,
  BedId,
  BedOptionId,
  BuildingId,
  RoomId,
  RoomTypeId,
  StaffId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { bedUsers } from "@pulau/domain/party/bed-places.ts";
import type { BedType } from "@pulau/domain/party/party.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from "../orm.ts";
import { id, listNo, moment, words } from "./columns.ts";
import { staffUser } from "./staff.ts";

export const building = pgTable(
  "building",
  {
    id: id<BuildingId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    name: text().notNull(),
    noOfFloors: jsonb().$type<string[]>().notNull(),
    desc: text().notNull().default(""),
    /** Where it stands on the resort's map, in thousandths of its width and height; null is not on it. */
    mapX: smallint(),
    mapY: smallint(),
  },
  (t) => [
    check("building_on_map", sql`${t.mapX} BETWEEN 0 AND 1000 AND ${t.mapY} BETWEEN 0 AND 1000`),
    check("building_map_whole", sql`(${t.mapX} IS NULL) = (${t.mapY} IS NULL)`),
  ],
);

export const amenity = pgTable("amenity", {
  id: id<AmenityId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  iconPath: text().notNull().default(""),
  desc: text().notNull().default(""),
});

export const roomType = pgTable("room_type", {
  id: id<RoomTypeId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  roomCode: text().notNull().unique(),
  /** The last part of its page's address, written by a trigger from its English name; see `former_slug`. */
  slug: text().notNull().unique().default(""),
  name: words().notNull(),
  summary: words().notNull(),
  highlight: words().notNull(),
  picture: text().notNull(),
  sizeSqm: integer().notNull(),
  minPax: smallint().notNull(),
  maxPax: smallint().notNull(),
  bedTypes: jsonb().$type<BedType[]>().notNull(),
  /** Names of its amenities, written by triggers from `room_type_amenity`: prices and guests' pages read them here. */
  amenities: jsonb().$type<Words[]>().notNull(),
  /** Its pictures; the first is `picture`. */
  images: jsonb().$type<string[]>().notNull().default([]),
  /** What each of its pictures shows, by the picture. */
  pictureAlts: jsonb().$type<Record<string, Words>>().notNull().default({}),
  /** Auto-select tries the lower number first. */
  priority: smallint().notNull().default(0),
});

/** Which amenities the rooms of a type have, in the order in which they are named. */
export const roomTypeAmenity = pgTable(
  "room_type_amenity",
  {
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
    amenityId: uuid()
      .$type<AmenityId>()
      .notNull()
      .references(() => amenity.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomTypeId, t.amenityId] }), index().on(t.amenityId)],
);

/** A kind of bed. Sizes in centimetres. */
export const bed = pgTable(
  "bed",
  {
    id: id<BedId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    name: words().notNull(),
    usingFor: text({ enum: bedUsers }).notNull().default("both"),
    width: smallint().notNull(),
    length: smallint().notNull(),
    noOfPax: smallint().notNull(),
    desc: text().notNull().default(""),
  },
  (t) => [check("bed_pax", sql`${t.noOfPax} BETWEEN 1 AND 10`)],
);

/**
 * One way in which the rooms of a type can be made up. The first by position is how a room stands unless its guests ask
 * for another. A type without any sets no limit beside its own.
 */
export const bedOption = pgTable(
  "bed_option",
  {
    id: id<BedOptionId>(),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
    activeStatus: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (t) => [index().on(t.roomTypeId)],
);

export const bedOptionBed = pgTable(
  "bed_option_bed",
  {
    bedOptionId: uuid()
      .$type<BedOptionId>()
      .notNull()
      .references(() => bedOption.id, { onDelete: "cascade" }),
    bedId: uuid()
      .$type<BedId>()
      .notNull()
      .references(() => bed.id),
    count: smallint().$type<Count>().notNull().default(1),
    /** Brought in on request: an extra bed. */
    extra: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.bedOptionId, t.bedId] }),
    check("bed_option_count", sql`${t.count} BETWEEN 1 AND 10`),
  ],
);

export const room = pgTable(
  "room",
  {
    id: id<RoomId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    roomNo: text().notNull().unique(),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
    buildingId: uuid()
      .$type<BuildingId>()
      .notNull()
      .references(() => building.id),
    floor: text().notNull().default(""),
    maxPax: smallint().notNull(),
    /** How many it takes by itself, while its type takes fewer than it once did; null where it goes with its type. */
    ownPax: smallint(),
    /** Square metres, where they differ from the type's. */
    roomSize: integer(),
    /** How the room is made up now. */
    bedOptionId: uuid()
      .$type<BedOptionId>()
      .references(() => bedOption.id),
    allowSmoking: boolean().notNull().default(false),
    allowDisabledPerson: boolean().notNull().default(false),
    desc: text().notNull().default(""),
    /** Check-out and a move leave it dirty; staff say when it is clean. */
    cleaning: text({ enum: roomCleanings }).notNull().default("clean"),
    /** Who said so last, and when; null as long as nobody has. */
    cleaningBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    cleaningAt: moment(),
  },
  (t) => [index().on(t.roomTypeId)],
);

/** Two rooms side by side, the lower id first. `connecting`: with a door between them. */
export const roomLink = pgTable(
  "room_link",
  {
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    otherId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    connecting: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.otherId] }),
    index().on(t.otherId),
    check("room_link_order", sql`${t.roomId} < ${t.otherId}`),
  ],
);
