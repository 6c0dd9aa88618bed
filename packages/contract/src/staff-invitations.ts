import { z } from "zod";
import { NewPassword } from "./accounts.ts";
import { Done, LinkToken } from "./fields.ts";
import { RecordNo } from "./records.ts";
import { defineRoute } from "./route.ts";

export const joinStaffRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/join",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "Choose a password by the link of an invitation; the link works once",
  body: z.object({ token: LinkToken, password: NewPassword }),
  reply: Done,
  failures: ["LINK_INVALID", "WEAK_PASSWORD", "TOO_MANY_REQUESTS"],
});

export const inviteAgainRoute = defineRoute({
  method: "POST",
  path: "/admin/api/usersList/invite",
  scope: "staff",
  permission: ["users", "create"],
  tag: "People",
  summary: "Mail the invitation again; the earlier link stops working",
  body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "RIGHTS_ABOVE_OWN"],
});
