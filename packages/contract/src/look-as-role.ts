import { z } from "zod";
import { RecordNo } from "./records.ts";
import { defineRoute } from "./route.ts";
import { StaffReply } from "./staff.ts";

const reply = z.object({ user: StaffReply });
const roles = { scope: "staff", tag: "People", reply } as const;

export const lookAsRoleRoute = defineRoute({
  ...roles,
  method: "POST",
  path: "/admin/api/rolesList/look-as",
  permission: ["users", "write"],
  summary:
    "View as a role, in this browser: its menu and its pages. Nothing can be changed until `stop-looking`",
  body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
  failures: ["NOT_FOUND", "RIGHTS_ABOVE_OWN"],
});

export const stopLookingRoute = defineRoute({
  ...roles,
  method: "POST",
  path: "/admin/api/rolesList/stop-looking",
  whileLooking: true,
  summary: "Return to the caller's own role",
});
