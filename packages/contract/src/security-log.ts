import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import type { PersonId, SecurityEntryId, SessionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, Moment } from "./fields.ts";
import { defineList } from "./list.ts";

export const SecurityEntry = z.object({
  _id: idOf<SecurityEntryId>(),
  at: Moment,
  kind: z.enum(securityKinds),
  side: z.enum(["portal", "staff"]),
  /** Null where nobody was signed in, or no account has the address that was typed. */
  person: z.object({ _id: idOf<PersonId>(), name: z.string(), email: z.string() }).nullable(),
  session: idOf<SessionId>().nullable(),
  /** One mark for one network; the address can't be read from it. */
  network: z.string(),
  /** Method and path template of the call. */
  route: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string(),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;

export const securityLogRoute = defineList({
  path: "/admin/api/security-log",
  scope: "staff",
  permission: ["security", "read"],
  tag: "Staff",
  summary: "Sign-ins, refusals, identity documents shown, changes to settings and money, newest first",
  rows: "entries",
  row: SecurityEntry,
  filters: {
    kind: z.enum(securityKinds).optional(),
    side: z.enum(["portal", "staff"]).optional(),
    person: idOf<PersonId>().optional(),
    session: idOf<SessionId>().optional(),
    network: z.string().max(40).optional(),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "name, e-mail, call, booking number or request id",
  sorts: ["-at", "at"],
  csv: {
    name: "security-log",
    columns: ["at", "kind", "side", "person", "email", "call", "network", "session", "facts", "requestId"],
  },
});
