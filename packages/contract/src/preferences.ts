import { z } from "zod";
import { Done } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** What it is of: `density`, or the list whose columns it names. */
const Name = z
  .string()
  .regex(/^[\w.-]{1,60}$/, { error: "invalid" })
  .meta({ example: "density" });
const Value = z
  .string()
  .max(4_000, { error: "tooLong" })
  .meta({ example: '"roomy"', description: "JSON as the page wrote it" });
const Preferences = z.object({ preferences: z.array(z.object({ name: Name, value: Value })) });

const tag = "Preferences";
const load = {
  method: "GET",
  tag,
  reply: Preferences,
  summary: "The caller's list settings, on every device: columns, their order, rows per page",
} as const;
const keep = {
  method: "PUT",
  tag,
  params: z.object({ name: Name }),
  body: z.object({ value: Value }),
  reply: Done,
  summary: "Save one of the caller's list settings",
  failures: ["LIMIT_REACHED"],
} as const;

export const preferencesRoute = defineRoute({ ...load, scope: "user", path: "/api/preferences" });
export const keepPreferenceRoute = defineRoute({ ...keep, scope: "user", path: "/api/preferences/:name" });
export const staffPreferencesRoute = defineRoute({
  ...load,
  scope: "staff",
  path: "/admin/api/preferences",
});
export const keepStaffPreferenceRoute = defineRoute({
  ...keep,
  scope: "staff",
  path: "/admin/api/preferences/:name",
});
