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

export type Person = Board["people"][number];
export type Fault = RoomDetail["faults"][number];
