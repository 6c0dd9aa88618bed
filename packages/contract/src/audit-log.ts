import { auditActs, auditSubjects } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId, AuditEntryId, StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, Moment } from "./fields.ts";
import { defineList } from "./list.ts";

const Facts = z.record(z.string(), z.unknown());

export const AuditEntry = z.object({
  _id: idOf<AuditEntryId>(),
  at: Moment,
  /** Null where nobody of the staff did it. */
  person: z.object({ _id: idOf<StaffId>(), name: z.string(), avatar: z.string() }).nullable(),
  /** What was done: a word such as `changed`, or method and path of the call. */
  act: z.string(),
  subject: z.string(),
  subjectId: idOf<AnyId>().nullable(),
  /** What it is called. */
  name: z.string().nullable(),
  /** Of a change, the fields that it made other, as they were and as they are. */
  before: Facts.nullable(),
  after: Facts.nullable(),
  /** Whatever else was noted. */
  facts: Facts,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLogRoute = defineList({
  path: "/admin/api/audit-log",
  scope: "staff",
  permission: ["security", "read"],
  tag: "Staff",
  summary: "What staff changed: who, what, before and after, newest first. Entries can't be changed",
  rows: "entries",
  row: AuditEntry,
  filters: {
    act: z.enum(auditActs).optional(),
    subject: z.enum(auditSubjects).optional(),
    person: idOf<StaffId>().optional(),
    thing: idOf<AnyId>().optional().meta({ description: "the id of the subject" }),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "name, act, subject, or what it is called",
  sorts: ["-at", "at"],
  extra: {
    people: z
      .array(z.object({ _id: idOf<StaffId>(), name: z.string() }))
      .meta({ description: "everybody of the staff who stands in the log" }),
  },
  csv: {
    name: "audit-log",
    columns: ["at", "person", "act", "subject", "name", "before", "after", "facts", "id"],
  },
});
