import { z } from "zod";
import { NewPassword } from "./accounts.ts";
import { Done, Email, Language, LinkToken, text } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** Where the one-time link of an empty deployment leads. */
export const firstOwnerRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/first-owner",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "Make the first account of the staff side, by the one-time link that an empty start prints",
  body: z.object({
    token: LinkToken,
    name: text(120),
    email: Email,
    password: NewPassword,
    language: Language.default("en"),
  }),
  reply: Done,
  status: 201,
  failures: ["LINK_INVALID", "WEAK_PASSWORD", "TOO_MANY_REQUESTS"],
});
