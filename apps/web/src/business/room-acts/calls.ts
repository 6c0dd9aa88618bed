import { addFoundThingRoute, foundThingsRoute } from "@pulau/contract/found-things.ts";
import {
  assignRoomsRoute,
  housekeepingRoomRoute,
  housekeepingRoute,
  roomNoteRoute,
  roomWorkRoute,
} from "@pulau/contract/housekeeping.ts";
import { closeRoomRoute, reportFaultRoute, settleFaultRoute } from "@pulau/contract/room-closures.ts";
import { roomFaultsRoute } from "@pulau/contract/room-faults.ts";
import { addRoomPhotoRoute, removeRoomPhotoRoute, roomPhotoRoute } from "@pulau/contract/room-photos.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../api/client.ts";

/** The calls of rooms that also wait on a device, by face: their pages need no schema. */
export const housekeeping = faceOf(housekeepingRoute);
export const housekeepingRoom = faceOf(housekeepingRoomRoute);
export const roomWork = faceOf(roomWorkRoute);
export const roomNote = faceOf(roomNoteRoute);
export const assignRooms = faceOf(assignRoomsRoute);
export const settleFault = faceOf(settleFaultRoute);
export const closeRoom = faceOf(closeRoomRoute);
export const reportFault = faceOf(reportFaultRoute);
export const foundThings = faceOf(foundThingsRoute);
export const roomFaults = faceOf(roomFaultsRoute);
export const addFoundThing = faceOf(addFoundThingRoute);
export const addRoomPhoto = faceOf(addRoomPhotoRoute);
export const removeRoomPhoto = faceOf(removeRoomPhotoRoute);
export const roomPhoto = faceOf(roomPhotoRoute);

/** What shows photos. */
export const photoPaths = [housekeepingRoom.path, foundThings.path, roomFaults.path] as const;

/** What is out of date once something was done about a room. */
export const roomPaths = [housekeeping.path, housekeepingRoom.path] as const;

export type Board = Reply<typeof housekeepingRoute>;
export type Room = Board["rooms"][number];
export type RoomDetail = Reply<typeof housekeepingRoomRoute>;
export type FoundThing = Reply<typeof foundThingsRoute>["things"][number];
