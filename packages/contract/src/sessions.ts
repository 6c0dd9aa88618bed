import type { SessionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Done, idOf, idParams, Moment } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** A browser in which somebody is signed in. */
export const OpenSession = z.object({
  _id: idOf<SessionId>(),
  browser: z.string().nullable().meta({ example: "Chrome" }),
  system: z.string().nullable().meta({ example: "Android" }),
  /** The start of its network's mark at sign-in: equal ones came from one network. */
  network: z.string(),
  signedInAt: Moment,
  usedAt: Moment,
  /** When it ends by itself, however much it is used. */
  endsAt: Moment,
  /** Whether it is the one that asks. */
  here: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const list = {
  method: "GET",
  summary: "The caller's sessions, the latest used first",
  reply: z.object({ sessions: z.array(OpenSession) }),
} as const;
const endOne = {
  method: "DELETE",
  summary: "End one of the caller's sessions",
  params: idParams<SessionId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
} as const;
const endOthers = {
  method: "DELETE",
  summary: "End all of the caller's other sessions",
  reply: z.object({ ended: z.int() }),
} as const;
const portal = { scope: "user", tag: "Accounts" } as const;
const staff = { scope: "staff", tag: "Staff" } as const;

export const sessionsRoute = defineRoute({ ...list, ...portal, path: "/api/auth/sessions" });
export const endSessionRoute = defineRoute({ ...endOne, ...portal, path: "/api/auth/sessions/:_id" });
export const endOtherSessionsRoute = defineRoute({ ...endOthers, ...portal, path: "/api/auth/sessions" });
export const staffSessionsRoute = defineRoute({ ...list, ...staff, path: "/admin/api/auth/sessions" });
export const endStaffSessionRoute = defineRoute({
  ...endOne,
  ...staff,
  path: "/admin/api/auth/sessions/:_id",
});
export const endOtherStaffSessionsRoute = defineRoute({
  ...endOthers,
  ...staff,
  path: "/admin/api/auth/sessions",
});
