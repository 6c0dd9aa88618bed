import { byMailedLink } from "./accounts.ts";
import { Email, Language, text } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** Where the one-time link of an empty deployment leads. */
export const firstOwnerRoute = defineRoute({
  ...byMailedLink,
  path: "/admin/api/auth/first-owner",
  tag: "Staff",
  summary: "Create the first staff account, with the one-time link printed at the first start",
  body: byMailedLink.body.extend({ name: text(120), email: Email, language: Language.default("en") }),
  status: 201,
});
