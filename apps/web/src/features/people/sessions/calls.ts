import {
  endOtherSessionsRoute,
  endOtherStaffSessionsRoute,
  endSessionRoute,
  endStaffSessionRoute,
  sessionsRoute,
  staffSessionsRoute,
} from "@pulau/contract/sessions.ts";
import { faceOf } from "../../../api/client.ts";

const portal = {
  list: faceOf(sessionsRoute),
  endOne: faceOf(endSessionRoute),
  endOthers: faceOf(endOtherSessionsRoute),
} as const;
const staff = {
  list: faceOf(staffSessionsRoute),
  endOne: faceOf(endStaffSessionRoute),
  endOthers: faceOf(endOtherStaffSessionsRoute),
} as const;

/** Each side's own calls: their answers are alike. */
export const callsOf = { portal, staff } as const;
