import {
  assignRoomsRoute,
  housekeepingRoomRoute,
  housekeepingRoute,
  roomNoteRoute,
  roomWorkRoute,
} from "@pulau/contract/housekeeping.ts";
import { reportFaultRoute, settleFaultRoute } from "@pulau/contract/room-closures.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of housekeeping, by face: its page needs no schema. */
export const housekeeping = faceOf(housekeepingRoute);
export const housekeepingRoom = faceOf(housekeepingRoomRoute);
export const roomWork = faceOf(roomWorkRoute);
export const assignRooms = faceOf(assignRoomsRoute);
export const roomNote = faceOf(roomNoteRoute);
export const reportFault = faceOf(reportFaultRoute);
export const settleFault = faceOf(settleFaultRoute);

/** What is out of date once something was done about a room. */
export const roomPaths = [housekeeping.path, housekeepingRoom.path] as const;

export type Board = Reply<typeof housekeepingRoute>;
export type Room = Board["rooms"][number];
export type RoomDetail = Reply<typeof housekeepingRoomRoute>;
export type Person = Board["people"][number];
export type Fault = RoomDetail["faults"][number];
