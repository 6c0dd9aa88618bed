import {
  changeClosureRoute,
  closeRoomRoute,
  closureRoute,
  type RoomClosure,
  takeBackClosureRoute,
} from "@pulau/contract/room-closures.ts";
import { faceOf } from "../../api/client.ts";

export const closeRoom = faceOf(closeRoomRoute);
export const changeClosure = faceOf(changeClosureRoute);
export const takeBackClosure = faceOf(takeBackClosureRoute);
export const closure = faceOf(closureRoute);
export type Closure = RoomClosure;

/** What is out of date once a room is closed or free again. */
export const closurePaths = [
  "/admin/api/tape-chart",
  "/admin/api/housekeeping",
  "/admin/api/housekeeping/:_id",
  closure.path,
] as const;
