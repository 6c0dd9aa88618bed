import { z } from "zod";
import { byMailedLink } from "./accounts.ts";
import { Done } from "./fields.ts";
import { RecordNo } from "./records.ts";
import { defineRoute } from "./route.ts";

export const joinStaffRoute = defineRoute({
  ...byMailedLink,
  path: "/admin/api/auth/join",
  tag: "Staff",
  summary: "Choose a password with the link from an invitation; the link works once",
});

export const inviteAgainRoute = defineRoute({
  method: "POST",
  path: "/admin/api/usersList/invite",
  scope: "staff",
  permission: ["users", "create"],
  tag: "People",
  summary: "Send the invitation again; the earlier link stops working",
  body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "RIGHTS_ABOVE_OWN"],
});
