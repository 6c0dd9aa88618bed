import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

/** A guest, a travel agency or an influencer: what owns bookings and a wallet. Its members sign in. */
export const account = pgTable("account", {
  id: id(),
  kind: text({ enum: ["guest", "agency", "influencer"] }).notNull(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const member = pgTable(
  "member",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: text({ enum: ["admin", "editor", "viewer"] }).notNull(),
    status: text({ enum: ["active", "blocked"] })
      .notNull()
      .default("active"),
    language: text({ enum: ["en", "my", "cn"] })
      .notNull()
      .default("en"),
    pictureUrl: text(),
    emailVerifiedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.accountId)],
);

export const staffRole = pgTable("staff_role", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  name: text().notNull().unique(),
  desc: text().notNull().default(""),
  permissions: jsonb().$type<Permissions>().notNull(),
});

/** Resource → what may be done to it. */
export type Permissions = Record<string, { read: boolean; write: boolean; create: boolean; delete: boolean }>;

export const staffUser = pgTable("staff_user", {
  id: id(),
  username: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: text({ enum: ["admin", "staff", "user"] }).notNull(),
  roleId: uuid()
    .notNull()
    .references(() => staffRole.id),
  /** Overrides the role's matrix where it names a resource. */
  permissions: jsonb().$type<Permissions>().notNull(),
  status: text({ enum: ["active", "blocked", "deactivated"] })
    .notNull()
    .default("active"),
  language: text({ enum: ["en", "my", "cn"] })
    .notNull()
    .default("en"),
  createdAt: moment().notNull().defaultNow(),
});

/**
 * A signed-in browser, of one side. Its refresh token is kept as a hash and changes at each use; a used one that comes
 * back after the grace ends the session.
 */
export const session = pgTable(
  "session",
  {
    id: id(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side. */
    personId: uuid().notNull(),
    refreshHash: text().notNull(),
    earlierRefreshHash: text(),
    rotatedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.personId)],
);

/** A link sent by mail: kept as a hash, used once. */
export const mailLink = pgTable(
  "mail_link",
  {
    id: id(),
    purpose: text({ enum: ["verifyEmail", "resetPassword", "joinAccount"] }).notNull(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash)],
);

/** What staff did: who, to what, when. Rows are only ever added. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    staffId: uuid().references(() => staffUser.id),
    act: text().notNull(),
    subject: text().notNull(),
    subjectId: uuid(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.subjectId)],
);
