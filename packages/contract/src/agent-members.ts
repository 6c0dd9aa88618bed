import { portalRoles } from "@pulau/domain/access/permissions.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { byMailedLink } from "./accounts.ts";
import { Done, Email, idOf, idParams, Language, Moment, text } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

const memberStatuses = ["active", "blocked", "invited"] as const;

export const MemberReply = z.object({
  _id: idOf<MemberId>(),
  name: z.string(),
  email: z.string(),
  role: z.enum(portalRoles),
  /** `invited` until they choose a password. */
  status: z.enum(memberStatuses),
  /** Whoever is asking. */
  self: z.boolean(),
  createdAt: Moment,
});
export type MemberReply = z.infer<typeof MemberReply>;

export const InviteBody = z.object({
  name: text(120),
  email: Email,
  role: z.enum(portalRoles, { error: "required" }),
  language: Language.default("en"),
});
export type InviteBody = z.infer<typeof InviteBody>;

const ofAgency = { scope: "agent", tag: "Agents", roles: ["admin"] } as const;

export const membersRoute = defineList({
  ...ofAgency,
  path: "/api/agent/members",
  summary: "The agency's members, owners first",
  rows: "members",
  row: MemberReply,
  filters: { role: z.enum(portalRoles).optional(), status: z.enum(memberStatuses).optional() },
  search: "name, e-mail",
  sorts: ["role", "-role", "name", "-name"],
});

export const inviteMemberRoute = defineRoute({
  ...ofAgency,
  method: "POST",
  path: "/api/agent/members",
  summary: "Invite a member by e-mail; the link to choose a password works for a week",
  body: InviteBody,
  reply: MemberReply,
  status: 201,
  failures: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
});

export const inviteAgainRoute = defineRoute({
  ...ofAgency,
  method: "POST",
  path: "/api/agent/members/:_id/invite",
  summary: "Send the invitation again; the earlier link stops working",
  params: idParams<MemberId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_MANY_REQUESTS"],
});

export const changeMemberRoute = defineRoute({
  ...ofAgency,
  method: "PUT",
  path: "/api/agent/members/:_id",
  summary: "Change a member's role, or block them; it applies from their next call",
  params: idParams<MemberId>(),
  body: z.object({
    role: z.enum(portalRoles).optional(),
    status: z.enum(["active", "blocked"]).optional(),
  }),
  reply: MemberReply,
  failures: ["NOT_FOUND", "LAST_OWNER"],
});

export const joinRoute = defineRoute({
  ...byMailedLink,
  path: "/api/auth/join",
  tag: "Accounts",
  summary: "Choose a password with the link from an invitation",
});
