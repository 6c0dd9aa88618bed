import { assignRoomsRoute } from "@pulau/contract/housekeeping.ts";
import { settleFaultRoute } from "@pulau/contract/room-closures.ts";
import { faceOf } from "../../../api/client.ts";
import type { Board, RoomDetail } from "../../../business/room-acts/calls.ts";

export {
  type Board,
  housekeeping,
  housekeepingRoom,
  type Room,
  type RoomDetail,
  roomNote,
  roomPaths,
} from "../../../business/room-acts/calls.ts";

/** The calls of housekeeping that wait for no signal, by face: its page needs no schema. */
export const assignRooms = faceOf(assignRoomsRoute);
export const settleFault = faceOf(settleFaultRoute);

export type Person = Board["people"][number];
export type Fault = RoomDetail["faults"][number];
