import { AmenityChange } from "@pulau/contract/amenity-records.ts";
import { BedChange } from "@pulau/contract/bed-records.ts";
import { BuildingChange } from "@pulau/contract/building-records.ts";
import { AmenityIconField } from "@pulau/contract/picture.ts";
import { RoomCode, RoomTypeBody } from "@pulau/contract/room-admin.ts";
import { RoomChange } from "@pulau/contract/room-records.ts";
import { MapShare } from "@pulau/contract/settings/island.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import {
  amenity,
  bed,
  bedOption,
  bedOptionBed,
  building,
  room,
  roomLink,
  roomType,
  roomTypeAmenity,
} from "../../../../db/schema/rooms.ts";
import { Alts, BedTypes, Texts, Words } from "../json-fields.ts";
import { type Part, partOf, type Row } from "../part.ts";
import { both, named, nameIn, plain, roomNo } from "./row-names.ts";

const paxInOrder = ({ minPax, maxPax }: Row) =>
  Number(minPax) > Number(maxPax) ? [{ path: "maxPax", rule: "paxOrder" }] : [];

const bothOnMap = ({ mapX, mapY }: Row) =>
  (mapX === null) === (mapY === null) ? [] : [{ path: mapX === null ? "mapX" : "mapY", rule: "required" }];

/** What the pictures show, picture by picture, as a room type's own form tells it. */
const altsInOrder = ({ pictureAlts, ...row }: Row): Row => ({
  ...row,
  room_images_alt: (row.images as readonly string[]).map(
    (picture) => (pictureAlts as Readonly<Record<string, unknown>>)[picture] ?? noWords,
  ),
});

/** Buildings, beds, room types and rooms. */
export const roomParts: readonly Part[] = [
  partOf("buildings", {
    table: building,
    resource: "rooms",
    audited: "building",
    json: { noOfFloors: Texts },
    fields: { mapX: MapShare, mapY: MapShare },
    check: bothOnMap,
    same: ["name"],
    byHand: BuildingChange,
    unique: "name",
    name: (row) => plain(row.name),
  }),
  partOf("amenities", {
    table: amenity,
    resource: "rooms",
    audited: "amenity",
    json: { name: Words },
    fields: { iconPath: AmenityIconField },
    same: ["name.en"],
    byHand: AmenityChange,
    unique: "name.en",
    name: named,
  }),
  partOf("beds", {
    table: bed,
    resource: "rooms",
    audited: "bed",
    json: { name: Words },
    same: ["name.en"],
    byHand: BedChange.omit({ using_for: true }),
    unique: "name.en",
    name: named,
  }),
  partOf("roomTypes", {
    table: roomType,
    resource: "rooms",
    audited: "roomType",
    saved: ({ id }) => ({ kind: "roomType", key: id }),
    without: ["amenities", "slug"],
    fill: () => ({ amenities: [] }),
    json: {
      name: Words,
      summary: Words,
      highlight: Words,
      bedTypes: BedTypes,
      images: Texts,
      pictureAlts: Alts,
    },
    fields: { roomCode: RoomCode },
    same: ["roomCode"],
    byHand: RoomTypeBody,
    name: named,
    check: paxInOrder,
    asAudited: altsInOrder,
  }),
  partOf("roomTypeAmenities", {
    table: roomTypeAmenity,
    resource: "rooms",
    json: {},
    owner: "roomTypeId",
    name: (row, find) => both(nameIn(find, roomType, row.roomTypeId), nameIn(find, amenity, row.amenityId)),
  }),
  partOf("bedOptions", {
    table: bedOption,
    resource: "rooms",
    saved: ({ roomTypeId }) => ({ kind: "bedOptions", key: roomTypeId }),
    json: {},
    same: ["roomTypeId", "position"],
    owner: "roomTypeId",
    name: (row, find) => both(nameIn(find, roomType, row.roomTypeId), plain(Number(row.position) + 1)),
  }),
  partOf("bedOptionBeds", {
    table: bedOptionBed,
    resource: "rooms",
    json: {},
    owner: "bedOptionId",
    name: (row, find) =>
      both(
        nameIn(find, roomType, find(bedOption, row.bedOptionId)?.roomTypeId),
        nameIn(find, bed, row.bedId),
      ),
  }),
  partOf("rooms", {
    table: room,
    resource: "rooms",
    audited: "room",
    saved: ({ id }) => ({ kind: "room", key: id }),
    without: ["cleaning", "cleaningBy", "cleaningAt", "ownPax"],
    json: {},
    same: ["roomNo"],
    byHand: RoomChange,
    unique: "roomNo",
    name: (row) => plain(row.roomNo),
  }),
  partOf("roomLinks", {
    table: roomLink,
    resource: "rooms",
    json: {},
    owner: "roomId",
    name: (row, find) => both(roomNo(find, row.roomId), roomNo(find, row.otherId)),
    tidy: (row) => {
      const [roomId, otherId] = [String(row.roomId), String(row.otherId)].sort();
      return { ...row, roomId, otherId };
    },
    check: ({ roomId, otherId }) => (roomId === otherId ? [{ path: "otherId", rule: "twice" }] : []),
  }),
];
