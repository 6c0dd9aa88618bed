import type { DepartmentId, InvitationId, RoleId, StaffId } from "@pulau/domain/ids.ts";
import type { BasisPoints } from "@pulau/domain/money/sen.ts";
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

/** Where somebody works: reception, the dive centre. */
export const department = pgTable("department", {
  id: id<DepartmentId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: text().notNull().unique(),
  desc: text().notNull().default(""),
});

export const staffRole = pgTable(
  "staff_role",
  {
    id: id<RoleId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    name: text().notNull().unique(),
    desc: text().notNull().default(""),
    permissions: jsonb().$type<Permissions>().notNull(),
    /** The owner's: it may do everything, nobody changes it, and one person who can sign in always has it. */
    locked: boolean().notNull().default(false),
    /** Asked for even where no right to money would. */
    requireTwoStep: boolean().notNull().default(false),
    /** How far it may lower the price of a stay by itself, in basis points; whoever keeps the prices may do so as they like. */
    discountLimit: integer().$type<BasisPoints>().notNull().default(0),
  },
  (t) => [check("staff_role_discount_limit", sql`${t.discountLimit} BETWEEN 0 AND 10000`)],
);

/** The departments in which a role is worked. */
export const staffRoleDepartment = pgTable(
  "staff_role_department",
  {
    roleId: uuid()
      .$type<RoleId>()
      .notNull()
      .references(() => staffRole.id),
    departmentId: uuid()
      .$type<DepartmentId>()
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
    .$type<RoleId>()
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
  departmentId: uuid()
    .$type<DepartmentId>()
    .references(() => department.id),
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

/** The link by which an invited member of staff chooses a password: kept as a hash, used once. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: id<InvitationId>(),
    staffId: uuid()
      .$type<StaffId>()
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
    staffId: uuid().$type<StaffId>().notNull(),
    deletedAt: moment().notNull(),
  },
  (t) => [index().on(t.list, t.recordNo)],
);
