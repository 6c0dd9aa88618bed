import type { SecurityKind } from "@pulau/domain/access/security-kinds.ts";
import type {
  AnyId,
  AuditEntryId,
  PersonId,
  SecurityEntryId,
  SessionId,
  StaffId,
} from "@pulau/domain/ids.ts";
import { bigint, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** What staff did: who, to what, when. Rows are only ever added. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: id<AuditEntryId>(),
    at: moment().notNull().defaultNow(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    act: text().notNull(),
    subject: text().notNull(),
    subjectId: uuid().$type<AnyId>(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.subjectId), index().on(t.at), index().on(t.staffId)],
);

/**
 * Who came in, who was refused, and who did what needs watching: each with session and network. Rows are only ever
 * added, and forgotten after thirteen months.
 */
export const securityEntry = pgTable(
  "security_entry",
  {
    id: id<SecurityEntryId>(),
    /** The order of the log, as two entries can share an instant. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(sql`pulau_now()`),
    kind: text().$type<SecurityKind>().notNull(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side; null for nobody that is known. */
    personId: uuid().$type<PersonId>(),
    sessionId: uuid().$type<SessionId>(),
    /** The mark of a network, never its address. */
    network: text().notNull(),
    route: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.seq),
    index().on(t.personId, t.seq),
    index().on(t.sessionId, t.seq),
    index().on(t.network, t.seq),
    index().on(t.kind, t.seq),
  ],
);
