import type { SecurityKind } from "@pulau/domain/access/security-kinds.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
 * The link by which the first member of staff makes their account, while there is nobody: kept as a hash, used once. One
 * stands at a time.
 */
export const ownerLink = pgTable(
  "owner_link",
  {
    id: id(),
    tokenHash: text().notNull(),
    madeAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Used, or replaced by a newer one. */
    endedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash)],
);

/**
 * A signed-in browser, of one side. It ends at `expiresAt`, however much it is used. Its refresh token is kept as a hash and changes at each use; a used one that comes
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
    /** What the browser calls itself; empty for sessions from before it was kept. */
    userAgent: text().notNull().default(""),
    /** The mark of the network that signed in; empty for the machine itself. */
    network: text().notNull().default(""),
    /** The mark of the browser, see `deviceOf`; empty on the staff side. */
    device: text().notNull().default(""),
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

/**
 * Another e-mail address that somebody asked for, with the link that its mailbox got (kept as a hash, used once). What
 * was confirmed stays for thirteen months: whose address it was before is asked when somebody seems to thank themselves.
 */
export const emailChange = pgTable(
  "email_change",
  {
    id: id(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side. */
    personId: uuid().notNull(),
    /** Who asked stays signed in there. */
    sessionId: uuid().notNull(),
    oldEmail: text().notNull(),
    /** Lower case. */
    newEmail: text().notNull(),
    tokenHash: text().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Confirmed, or asked for anew, or a new password came first. */
    endedAt: moment(),
    confirmedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), index().on(t.side, t.personId)],
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

/**
 * Who came in, who was refused, and who did what needs watching: each with session and network. Rows are only ever
 * added, and forgotten after thirteen months.
 */
export const securityEntry = pgTable(
  "security_entry",
  {
    id: id(),
    /** The order of the log, as two entries can share an instant. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(sql`pulau_now()`),
    kind: text().$type<SecurityKind>().notNull(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side; null for nobody that is known. */
    personId: uuid(),
    sessionId: uuid(),
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
