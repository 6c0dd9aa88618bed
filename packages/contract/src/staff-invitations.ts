import { z } from "zod";
import { byMailedLink } from "./accounts.ts";
import { Done, Email } from "./fields.ts";
import { RecordNo } from "./records.ts";
import { defineRoute } from "./route.ts";

export const joinStaffRoute = defineRoute({
  ...byMailedLink,
  path: "/admin/api/auth/join",
  tag: "Staff",
  summary: "Choose a password with the link from an invitation or for a lost password; the link works once",
});

export const forgotStaffPasswordRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/forgot-password",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary:
    "Request an e-mail with a link to choose a new password; the answer is the same whether or not the address is known",
  body: z.object({ email: Email }),
  reply: Done,
  failures: ["TOO_MANY_REQUESTS"],
});

export const sendPasswordLinkRoute = defineRoute({
  method: "POST",
  path: "/admin/api/usersList/send-password-link",
  scope: "staff",
  permission: ["users", "write"],
  tag: "People",
  summary:
    "Send a colleague who lost their password a link to a new one. It ends their sessions; their two-step sign-in stays",
  body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "RIGHTS_ABOVE_OWN"],
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
