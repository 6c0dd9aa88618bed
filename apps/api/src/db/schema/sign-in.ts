import type {
  BookingId,
  EmailChangeId,
  GuestId,
  MailLinkId,
  MemberId,
  PasskeyId,
  PersonId,
  RoleId,
  SessionId,
  StaffId,
} from "@pulau/domain/ids.ts";
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** To whose card a tablet is locked, and in which language. */
export type HandedOver = {
  readonly bookingId: BookingId;
  readonly guestId: GuestId;
  readonly language: "en" | "my" | "cn";
};

/**
 * A signed-in browser, of one side. It ends at `expiresAt`, however much it is used. Its refresh token is kept as a hash and changes at each use; a used one that comes
 * back after the grace ends the session.
 */
export const session = pgTable(
  "session",
  {
    id: id<SessionId>(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side. */
    personId: uuid().$type<PersonId>().notNull(),
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
    /** The role as which a member of staff looks around, read-only; null as a rule. */
    viewRoleId: uuid().$type<RoleId>(),
    /** The one card to which a tablet is locked while a guest has it in their hands; null as a rule. */
    handedOver: jsonb().$type<HandedOver>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.personId)],
);

/** A link sent by mail: kept as a hash, used once. */
export const mailLink = pgTable(
  "mail_link",
  {
    id: id<MailLinkId>(),
    purpose: text({ enum: ["verifyEmail", "resetPassword", "joinAccount"] }).notNull(),
    memberId: uuid()
      .$type<MemberId>()
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
    id: id<EmailChangeId>(),
    side: text({ enum: ["portal", "staff"] }).notNull(),
    /** `member.id` on the portal, `staff_user.id` on the staff side. */
    personId: uuid().$type<PersonId>().notNull(),
    /** Who asked stays signed in there. */
    sessionId: uuid().$type<SessionId>().notNull(),
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

/** A code to sign in once without the authenticator: kept as a hash. */
export const staffRecoveryCode = pgTable(
  "staff_recovery_code",
  {
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

/** A passkey of a member of staff: it signs in alone, and is a second step by itself. */
export const staffPasskey = pgTable(
  "staff_passkey",
  {
    id: id<PasskeyId>(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Base64url, as browsers give it. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it was used, as it says itself; 0 for those that do not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.staffId)],
);

/** What a passkey was asked to sign: gone with its use, and after five minutes. */
export const passkeyChallenge = pgTable("passkey_challenge", {
  /** A hash. */
  challenge: text().primaryKey(),
  /** Who adds a passkey; null for a sign-in. */
  staffId: uuid().$type<StaffId>(),
  expiresAt: moment().notNull(),
});
