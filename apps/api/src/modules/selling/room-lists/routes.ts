import { amenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { bedsListRoute } from "@pulau/contract/bed-records.ts";
import { buildingsRoute } from "@pulau/contract/building-records.ts";
import { roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mountRecordImport } from "../../../records/import-records.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { amenities, amenityList } from "./amenities.ts";
import { bedList, beds } from "./beds.ts";
import { buildingList, buildings } from "./buildings.ts";
import { amenityImport, bedImport, buildingImport, roomImport, roomTypeImport } from "./imports.ts";
import { roomList } from "./room-list.ts";
import { roomTypeList } from "./room-type-list.ts";
import { roomTypes } from "./room-types.ts";
import { rooms } from "./rooms.ts";

/** Buildings, beds, amenities, room types and room numbers as staff keep them. */
export const roomLists: Module = (app) => {
  mountList(app, buildingsRoute, async ({ query }) => ok(buildingList(query)));
  mountList(app, bedsListRoute, async ({ query }) => ok(bedList(query)));
  mountList(app, amenitiesRoute, async ({ query }) => ok(amenityList(query)));
  mountList(app, roomTypesListRoute, async ({ query }) => ok(roomTypeList(query)));
  mountList(app, roomsListRoute, async ({ query }) => ok(roomList(query)));
  mountRecordImport(app, buildings, buildingImport);
  mountRecordImport(app, beds, bedImport);
  mountRecordImport(app, amenities, amenityImport);
  mountRecordImport(app, roomTypes, roomTypeImport);
  mountRecordImport(app, rooms, roomImport);
  mountRecords(app, buildings);
  mountRecords(app, beds);
  mountRecords(app, amenities);
  mountRecords(app, roomTypes);
  mountRecords(app, rooms);
};
