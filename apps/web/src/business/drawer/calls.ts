import type { Reply } from "@pulau/contract/route.ts";
import {
  closeShiftRoute,
  dropCashRoute,
  openShiftRoute,
  ownShiftRoute,
  payOutRoute,
  shiftRoute,
  shiftsRoute,
  takingsRoute,
} from "@pulau/contract/shifts.ts";
import { faceOf } from "../../api/client.ts";

export const ownShift = faceOf(ownShiftRoute);
export const shifts = faceOf(shiftsRoute);
export const shift = faceOf(shiftRoute);
export const takings = faceOf(takingsRoute);
export const openShift = faceOf(openShiftRoute);
export const dropCash = faceOf(dropCashRoute);
export const payOut = faceOf(payOutRoute);
export const closeShift = faceOf(closeShiftRoute);

/** What is out of date once cash has moved. */
export const drawerPaths = [ownShift.path, shifts.path, shift.path, takings.path] as const;

export type OwnShift = Reply<typeof ownShiftRoute>;
export type Shift = NonNullable<OwnShift["shift"]>;
export type ShiftSheet = Reply<typeof shiftRoute>;
export type TakingsReply = Reply<typeof takingsRoute>;
export type TakingsRow = TakingsReply["takings"][number];
