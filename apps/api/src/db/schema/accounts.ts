import type { SecurityKind } from "@pulau/domain/access/security-kinds.ts";
import type { AccountId, MemberId, StaffId } from "@pulau/domain/ids.ts";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { day, id, listNo, moment } from "./columns.ts";

/** A guest, a travel agency or an influencer: what owns bookings and a wallet. Its members sign in. */
export const account = pgTable("account", {
  id: id<AccountId>(),
  kind: text({ enum: ["guest", "agency", "influencer"] }).notNull(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const member = pgTable(
  "member",
  {
    id: id<MemberId>(),
    accountId: uuid()
      .$type<AccountId>()
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

/** Where somebody works: reception, the dive centre. */
export const department = pgTable("department", {
  id: id(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: text().notNull().unique(),
  desc: text().notNull().default(""),
});

export const staffRole = pgTable("staff_role", {
  id: id(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: text().notNull().unique(),
  desc: text().notNull().default(""),
  permissions: jsonb().$type<Permissions>().notNull(),
  /** The owner's: it may do everything, nobody changes it, and one person who can sign in always has it. */
  locked: boolean().notNull().default(false),
  /** Asked for even where no right to money would. */
  requireTwoStep: boolean().notNull().default(false),
});

/** The departments in which a role is worked. */
export const staffRoleDepartment = pgTable(
  "staff_role_department",
  {
    roleId: uuid()
      .notNull()
      .references(() => staffRole.id),
    departmentId: uuid()
      .notNull()
      .references(() => department.id),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.departmentId] })],
);

export type StaffLocation = {
  add_line_1: string;
  add_line_2: string;
  post_code: string;
  city: string;
  state: string;
  country: string;
};
const nowhere: StaffLocation = {
  add_line_1: "",
  add_line_2: "",
  post_code: "",
  city: "",
  state: "",
  country: "",
};

export type SocialLinks = {
  twitter: string;
  facebook: string;
  instagram: string;
  github: string;
  codepen: string;
  slack: string;
};
const noLinks: SocialLinks = {
  twitter: "",
  facebook: "",
  instagram: "",
  github: "",
  codepen: "",
  slack: "",
};

/** Resource → what may be done to it. */
export type Permissions = Record<string, { read: boolean; write: boolean; create: boolean; delete: boolean }>;

export const staffUser = pgTable("staff_user", {
  id: id<StaffId>(),
  listNo: listNo(),
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
  avatar: text().notNull().default(""),
  dob: day(),
  gender: text().notNull().default(""),
  country: text().notNull().default(""),
  departmentId: uuid().references(() => department.id),
  company: text().notNull().default(""),
  mobile: text().notNull().default(""),
  website: text().notNull().default(""),
  languagesKnown: jsonb().$type<string[]>().notNull().default([]),
  contactOptions: jsonb().$type<string[]>().notNull().default([]),
  location: jsonb().$type<StaffLocation>().notNull().default(nowhere),
  socialLinks: jsonb().$type<SocialLinks>().notNull().default(noLinks),
  /** When they chose their password by the link of their invitation; null while they are invited. */
  joinedAt: moment().default(sql`pulau_now()`),
  /** Since when they are not let in; null while they are. */
  blockedAt: moment(),
  /** The sealed secret of their authenticator; it counts once `totpAt` says since when. */
  totpSealed: text(),
  totpAt: moment(),
  /** The step of the last code that was used: none is used twice. */
  totpStep: bigint({ mode: "number" }).notNull().default(0),
  /** Until when they may work without two steps though their role asks for them; null while nobody has been told. */
  twoStepDue: moment(),
});

/** A code to sign in once without the authenticator: kept as a hash. */
export const staffRecoveryCode = pgTable(
  "staff_recovery_code",
  {
    staffId: uuid()
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
    id: id(),
    staffId: uuid()
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
  staffId: uuid(),
  expiresAt: moment().notNull(),
});

/** The link by which an invited member of staff chooses a password: kept as a hash, used once. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => staffUser.id),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    /** Used, or replaced by a newer one. */
    endedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), index().on(t.staffId)],
);

/**
 * What was deleted from one of the staff's lists, whole, so that it can be put back for a short while: its row and those
 * that belong to it, parents first.
 */
export const deletedRecord = pgTable(
  "deleted_record",
  {
    id: id(),
    list: text().notNull(),
    recordNo: integer().notNull(),
    rows: jsonb().$type<{ table: string; row: Record<string, unknown> }[]>().notNull(),
    staffId: uuid().notNull(),
    deletedAt: moment().notNull(),
  },
  (t) => [index().on(t.list, t.recordNo)],
);

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
    /** The role as which a member of staff looks around, read-only; null as a rule. */
    viewRoleId: uuid(),
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
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    act: text().notNull(),
    subject: text().notNull(),
    subjectId: uuid(),
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

/** How a person wants lists to look: of a member or of staff, never of both. */
export const personPreference = pgTable(
  "person_preference",
  {
    id: id(),
    staffId: uuid().references(() => staffUser.id, { onDelete: "cascade" }),
    memberId: uuid().references(() => member.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** JSON as the page wrote it. */
    value: text().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.staffId, t.name),
    uniqueIndex().on(t.memberId, t.name),
    check("of_one_person", sql`num_nonnulls(${t.staffId}, ${t.memberId}) = 1`),
  ],
);
