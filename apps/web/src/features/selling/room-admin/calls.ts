import type { occupancyRoute, reservationsPerPeriodRoute } from "@pulau/contract/occupancy.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type {
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
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

const staff = { scope: "staff" } as const;

export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const roomTypes = faceOf<typeof adminRoomTypesRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/room-type" },
});
export const addRoomType = faceOf<typeof addRoomTypeRoute>({
  ...{ ...staff, method: "POST", path: "/admin/api/room-type" },
});
export const updateRoomType = faceOf<typeof updateRoomTypeRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/room-type/:_id" },
});
export const deleteRoomType = faceOf<typeof deleteRoomTypeRoute>({
  ...{ ...staff, method: "DELETE", path: "/admin/api/room-type/:_id" },
});
export const orderRoomTypes = faceOf<typeof roomTypePriorityRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/room-type/priority" },
});
export const setBedOptions = faceOf<typeof setBedOptionsRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/room-type/:_id/bed-options" },
});
export const beds = faceOf<typeof bedsRoute>({ ...{ ...staff, method: "GET", path: "/admin/api/bed" } });
export const rooms = faceOf<typeof roomsByTypesRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/rooms-by-room-types" },
});
export const updateRoom = faceOf<typeof updateRoomRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/room-number/:_id" },
});
export const occupancy = faceOf<typeof occupancyRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/occupancy" },
});
export const reservations = faceOf<typeof reservationsPerPeriodRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/reservation-per-period" },
});

/** What is out of date once a type or a room has changed. */
export const roomPaths = [roomTypes.path, rooms.path, occupancy.path] as const;

export type RoomTypes = Reply<typeof adminRoomTypesRoute>;
export type RoomType = RoomTypes["roomTypes"][number];
export type RoomsOfType = Reply<typeof roomsByTypesRoute>["roomTypes"][number];
export type Room = RoomsOfType["rooms"][number];
export type Bed = Reply<typeof bedsRoute>["beds"][number];
export type Occupancy = Reply<typeof occupancyRoute>;
export type Reservations = Reply<typeof reservationsPerPeriodRoute>;
