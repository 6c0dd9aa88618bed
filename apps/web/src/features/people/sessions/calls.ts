import type {
  endOtherSessionsRoute,
  endOtherStaffSessionsRoute,
  endSessionRoute,
  endStaffSessionRoute,
  sessionsRoute,
  staffSessionsRoute,
} from "@pulau/contract/sessions.ts";
import { faceOf } from "../../../api/client.ts";

const portal = {
  list: faceOf<typeof sessionsRoute>({ method: "GET", path: "/api/auth/sessions", scope: "user" }),
  endOne: faceOf<typeof endSessionRoute>({
    method: "DELETE",
    path: "/api/auth/sessions/:_id",
    scope: "user",
  }),
  endOthers: faceOf<typeof endOtherSessionsRoute>({
    method: "DELETE",
    path: "/api/auth/sessions",
    scope: "user",
  }),
} as const;
const staff = {
  list: faceOf<typeof staffSessionsRoute>({
    method: "GET",
    path: "/admin/api/auth/sessions",
    scope: "staff",
  }),
  endOne: faceOf<typeof endStaffSessionRoute>({
    method: "DELETE",
    path: "/admin/api/auth/sessions/:_id",
    scope: "staff",
  }),
  endOthers: faceOf<typeof endOtherStaffSessionsRoute>({
    method: "DELETE",
    path: "/admin/api/auth/sessions",
    scope: "staff",
  }),
} as const;

/** Each side's own calls: their answers are alike. */
export const callsOf = { portal, staff } as const;
