import { amenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { buildingsRoute } from "@pulau/contract/building-records.ts";
import { occupancyRoute, reservationsPerPeriodRoute } from "@pulau/contract/occupancy.ts";
import {
  addRoomsRoute,
  addRoomTypeRoute,
  adminRoomTypesRoute,
  bedsRoute,
  deleteRoomTypeRoute,
  roomsByTypesRoute,
  roomTypePriorityRoute,
  setBedOptionsRoute,
  updateRoomRoute,
  updateRoomTypeRoute,
} from "@pulau/contract/room-admin.ts";
import { roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypeRecords, roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const roomTypes = faceOf(adminRoomTypesRoute);
export const addRoomType = faceOf(addRoomTypeRoute);
export const updateRoomType = faceOf(updateRoomTypeRoute);
export const deleteRoomType = faceOf(deleteRoomTypeRoute);
export const orderRoomTypes = faceOf(roomTypePriorityRoute);
export const setBedOptions = faceOf(setBedOptionsRoute);
export const beds = faceOf(bedsRoute);
export const addRooms = faceOf(addRoomsRoute);
export const buildings = faceOf(buildingsRoute);
export const rooms = faceOf(roomsByTypesRoute);
export const updateRoom = faceOf(updateRoomRoute);
export const occupancy = faceOf(occupancyRoute);
export const reservations = faceOf(reservationsPerPeriodRoute);

/** What is out of date once a type or a room has changed. */
export const roomPaths = [
  ...[roomTypes.path, rooms.path, occupancy.path, roomsListRoute.path],
  ...[roomTypesListRoute.path, roomTypeRecords.initial.path],
  // These tell how many rooms and types use them.
  ...[buildings.path, amenitiesRoute.path],
] as const;

export type RoomTypes = Reply<typeof adminRoomTypesRoute>;
export type RoomType = RoomTypes["roomTypes"][number];
export type RoomsOfType = Reply<typeof roomsByTypesRoute>["roomTypes"][number];
export type Room = RoomsOfType["rooms"][number];
export type Bed = Reply<typeof bedsRoute>["beds"][number];
export type Occupancy = Reply<typeof occupancyRoute>;
export type Reservations = Reply<typeof reservationsPerPeriodRoute>;
