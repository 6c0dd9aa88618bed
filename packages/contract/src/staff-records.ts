import { acts, type Resource, resources } from "@pulau/domain/access/permissions.ts";
import type { DepartmentId, RoleId, StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BirthDateField, Email, Moment, text } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { AvatarField } from "./picture.ts";
import { defineRecords, Note, recordKeysOf } from "./records.ts";
import { ActiveFilter, EmptyCell } from "./room-list-fields.ts";

const tag = "People";
const users = { scope: "staff", permission: ["users", "read"], tag } as const;

const flags = z.object(
  Object.fromEntries(acts.map((act) => [act, z.boolean()])) as Record<(typeof acts)[number], z.ZodBoolean>,
);
/** What may be done to each resource; one that is missing permits nothing, or is left to the role. */
export const MatrixField = z
  .partialRecord(z.enum(resources), flags)
  .meta({ example: { bookings: { read: true, write: true, create: false, delete: false } } });
export type MatrixField = Partial<Record<Resource, z.infer<typeof flags>>>;

export const staffLevels = ["admin", "staff", "user"] as const;
export const staffStatuses = ["active", "blocked", "deactivated"] as const;
export const genders = ["", "female", "male"] as const;
export const contactOptions = ["email", "message", "phone"] as const;

const Location = z.object({
  add_line_1: Note(120),
  add_line_2: Note(120),
  post_code: Note(20),
  city: Note(60),
  state: Note(60),
  country: Note(60),
});
const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");
const WebAddress = Note(200).refine((text) => text === "" || isWebAddress(text), { error: "url" });
/** A whole address, or the name that somebody has there. */
const SocialLink = Note(200).refine((text) => /^@?[\w.-]*$/.test(text) || isWebAddress(text), {
  error: "socialLink",
});
export const socialPlaces = ["twitter", "facebook", "instagram", "github", "codepen", "slack"] as const;
const SocialLinks = z.record(z.enum(socialPlaces), SocialLink);
export const noLinks = { twitter: "", facebook: "", instagram: "", github: "", codepen: "", slack: "" };
const Telephone = Note(40).regex(/^(|\+?[\d ()/-]{5,})$/, { error: "anyPhone" });

const userShape = {
  username: text(60)
    .regex(/^[\w.@+-]+$/, { error: "username" })
    .meta({ example: "nadia" }),
  email: Email,
  name: text(120).meta({ example: "Nadia Salleh" }),
  role: z.enum(staffLevels, { error: "required" }),
  role_id: z
    .int({ error: "required" })
    .min(1, { error: "required" })
    .max(2_000_000_000)
    .meta({ example: 3, description: "the id of a role" }),
  status: z.enum(staffStatuses, { error: "required" }),
  avatar: AvatarField,
  dob: BirthDateField.nullable().meta({ example: "1990-04-12" }),
  gender: z.enum(genders),
  country: Note(60),
  /** The name of a department. */
  department: text(60).nullable().meta({ example: null }),
  company: Note(120),
  mobile: Telephone.meta({ example: "+60 12-345 6789" }),
  website: WebAddress.meta({ example: "https://nadia.example.com" }),
  languages_known: z.array(text(40)).max(20),
  contact_options: z.array(z.enum(contactOptions)).max(3),
  location: Location,
  social_links: SocialLinks.meta({ example: { ...noLinks, instagram: "nadia.salleh" } }),
  /** Rights of their own, each row before the role's. */
  permissions: MatrixField,
};
export const nowhere = { add_line_1: "", add_line_2: "", post_code: "", city: "", state: "", country: "" };

export const UserChange = z.object(userShape).partial();
/** Somebody new is invited by mail: whoever has the mailbox chooses the password. */
export const UserAdd = z.object({
  ...userShape,
  /** What stands before the @ where none is chosen. */
  username: z
    .literal("")
    .transform(() => undefined)
    .or(userShape.username)
    .optional(),
  role: userShape.role.default("staff"),
  status: userShape.status.default("active"),
  avatar: userShape.avatar.default(""),
  dob: userShape.dob.default(null),
  gender: userShape.gender.default(""),
  country: userShape.country.default(""),
  department: userShape.department.default(null),
  company: userShape.company.default(""),
  mobile: userShape.mobile.default(""),
  website: userShape.website.default(""),
  languages_known: userShape.languages_known.default([]),
  contact_options: userShape.contact_options.default([]),
  location: userShape.location.default(nowhere),
  social_links: userShape.social_links.default(noLinks),
  permissions: userShape.permissions.default({}),
});

export const UserRecord = z.object({
  ...recordKeysOf<StaffId>(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  name: z.string(),
  dob: z.string().nullable(),
  gender: z.string(),
  country: z.string(),
  role: z.enum(staffLevels),
  role_id: z.int(),
  role_name: z.string(),
  status: z.enum(staffStatuses),
  /** Whether they have shown that the mailbox is theirs. */
  is_verified: z.boolean(),
  department: z.string().nullable(),
  company: z.string(),
  mobile: z.string(),
  website: z.string(),
  languages_known: z.array(z.string()),
  contact_options: z.array(z.string()),
  location: z.object(Location.shape),
  social_links: z.record(z.enum(socialPlaces), z.string()),
  permissions: MatrixField,
  invited_at: Moment.nullable().meta({ description: "when they were invited, until they have joined" }),
  blocked_at: Moment.nullable(),
  seen_at: Moment.nullable().meta({ description: "when they signed in last" }),
  two_step: z.boolean(),
  two_step_due: Moment.nullable().meta({ description: "until when they can work without two-step sign-in" }),
});
export type UserRecord = z.infer<typeof UserRecord>;

export const userRecords = defineRecords({
  list: "usersList",
  resource: "users",
  tag,
  noun: "member of staff",
  row: UserRecord,
  add: UserAdd,
  change: UserChange,
});
export const usersRoute = defineList({
  ...users,
  path: "/admin/api/usersList",
  summary: "Staff, newest first",
  rows: "rows",
  row: UserRecord,
  filters: {
    roleName: z.string().max(60).optional().meta({ description: "the name of a role" }),
    department: z.string().max(60).optional().meta({ description: "the name of a department" }),
    status: z.enum(["invited", ...staffStatuses]).optional(),
  },
  search: "name, username, e-mail or mobile",
  sorts: [
    ...(["-id", "id", "name", "-name", "email", "-email", "role", "-role"] as const),
    ...(["department", "-department", "company", "-company", "country", "-country"] as const),
    ...(["status", "-status", "seen", "-seen"] as const),
  ],
  csv: {
    name: "users",
    columns: [
      ...(["no", "username", "name", "email", "role", "level", "department", "status", "mobile"] as const),
      ...(["country", "gender", "born", "company", "website", "speaks", "contactBy"] as const),
      ...(["address", "address2", "postCode", "city", "addressState", "addressCountry"] as const),
      ...socialPlaces,
      ...(["invited", "twoStep", "seen"] as const),
    ],
  },
});

const Holders = z.array(z.string()).meta({ description: "the names of the first three of them" });
const departmentShape = {
  active_status: z.boolean(),
  name: text(60).meta({ example: "Kayak hut" }),
  desc: Note(500),
};
export const DepartmentChange = z.object(departmentShape).partial();
export const DepartmentAdd = z.object({
  ...departmentShape,
  active_status: departmentShape.active_status.default(true),
  desc: departmentShape.desc.default(""),
});
export const DepartmentRecord = z.object({
  ...recordKeysOf<DepartmentId>(),
  active_status: z.boolean(),
  name: z.string(),
  desc: z.string(),
  /** Staff who work there. */
  users: z.int(),
  holders: Holders,
});
export type DepartmentRecord = z.infer<typeof DepartmentRecord>;

export const departmentRecords = defineRecords({
  list: "departmentsList",
  resource: "users",
  tag,
  noun: "department",
  row: DepartmentRecord,
  add: DepartmentAdd,
  change: DepartmentChange,
});
export const departmentsRoute = defineList({
  ...users,
  path: "/admin/api/departmentsList",
  summary: "Departments, newest first",
  rows: "rows",
  row: DepartmentRecord,
  filters: { active: ActiveFilter },
  search: "name or description",
  sorts: ["-id", "id", "name", "-name"],
  csv: { name: "departments", columns: ["no", "name", "desc", "active", "users"] },
});

const roleShape = {
  active_status: z.boolean(),
  name: text(60).meta({ example: "Kayak guide" }),
  desc: Note(500),
  /** Names of departments. */
  departments: z.array(text(60)).max(100).meta({ example: [] }),
  permissions: MatrixField,
  require_two_step: z.boolean(),
  discount_limit: z
    .int({ error: "percent" })
    .min(0, { error: "percent" })
    .max(10_000, { error: "percent" })
    .meta({
      example: 1_000,
      description:
        "how far it may lower the price of a stay by itself, in basis points; whoever may change prices may do so as they like",
    }),
};
export const RoleChange = z.object(roleShape).partial();
export const RoleAdd = z.object({
  ...roleShape,
  active_status: roleShape.active_status.default(true),
  desc: roleShape.desc.default(""),
  departments: roleShape.departments.default([]),
  permissions: roleShape.permissions.default({}),
  require_two_step: roleShape.require_two_step.default(false),
  discount_limit: roleShape.discount_limit.default(0),
});
export const RoleRecord = z.object({
  ...recordKeysOf<RoleId>(),
  active_status: z.boolean(),
  name: z.string(),
  desc: z.string(),
  departments: z.array(z.string()),
  permissions: MatrixField,
  require_two_step: z.boolean(),
  discount_limit: z.int(),
  /** It may move money, so it asks for two steps whatever is chosen. */
  handles_money: z.boolean(),
  /** The owner's: nobody changes it. */
  locked: z.boolean(),
  /** Staff who have it. */
  users: z.int(),
  holders: Holders,
  /** How many of them have rights of their own beside the role's. */
  exceptions: z.int(),
});
export type RoleRecord = z.infer<typeof RoleRecord>;

export const roleRecords = defineRecords({
  list: "rolesList",
  resource: "users",
  tag,
  noun: "role",
  row: RoleRecord,
  add: RoleAdd,
  change: RoleChange,
});
export const rolesRoute = defineList({
  ...users,
  path: "/admin/api/rolesList",
  summary: "Roles, newest first",
  rows: "rows",
  row: RoleRecord,
  filters: { active: ActiveFilter },
  search: "name or description",
  sorts: ["-id", "id", "name", "-name"],
  csv: { name: "roles", columns: ["no", "name", "desc", "departments", "active", "users"] },
});

/** Lists of people take a table from who may add to them and change them. */
const takes = <const L extends string>(list: L) => ({
  ...({ scope: "staff", permission: ["users", "create"], alsoPermission: ["users", "write"], tag } as const),
  path: `/admin/api/${list}/import` as const,
});
const alsoDesc = ["note", "notes", "catatan", "备注"];

const addressCells = {
  address: Location.shape.add_line_1.optional(),
  address2: Location.shape.add_line_2.optional(),
  postCode: Location.shape.post_code.optional(),
  city: Location.shape.city.optional(),
  addressState: Location.shape.state.optional(),
  addressCountry: Location.shape.country.optional(),
};

/** No column holds a password: who is new is invited by mail, as who is added by hand. */
export const importUsersRoute = defineImport({
  ...takes("usersList"),
  summary:
    "Import staff from a table. A row whose number or e-mail already exists updates it; new people are invited",
  row: z.object({
    no: cell.no.optional(),
    username: userShape.username.optional(),
    name: userShape.name.optional(),
    email: Email,
    role: text(60).optional().meta({ description: "the name of a role" }),
    level: userShape.role.optional(),
    department: z
      .literal("")
      .transform(() => null)
      .or(text(60))
      .optional(),
    status: userShape.status.optional(),
    mobile: userShape.mobile.optional(),
    country: userShape.country.optional(),
    gender: userShape.gender.optional(),
    born: EmptyCell.or(cell.dayOf(userShape.dob)).optional(),
    company: userShape.company.optional(),
    website: userShape.website.optional(),
    speaks: cell.several(text(40), 20).optional(),
    contactBy: cell.several(z.enum(contactOptions), 3).optional(),
    ...addressCells,
    ...Object.fromEntries(socialPlaces.map((place) => [place, SocialLink.optional()])),
  }),
  clears: [
    "department",
    "mobile",
    "country",
    "gender",
    "born",
    "company",
    "website",
    "speaks",
    "contactBy",
    "address",
    "address2",
    "postCode",
    "city",
    "addressState",
    "addressCountry",
    ...socialPlaces,
  ],
  failures: ["RIGHTS_ABOVE_OWN", "LAST_OWNER"],
});

export const importDepartmentsRoute = defineImport({
  ...takes("departmentsList"),
  summary: "Import departments from a table. A row whose number or name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    name: departmentShape.name,
    desc: Note(500).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc"],
  also: { desc: alsoDesc },
});

/** What a role permits is no column: rights are given one by one, where one sees them. */
export const importRolesRoute = defineImport({
  ...takes("rolesList"),
  summary:
    "Import roles from a table. A row whose number or name already exists updates it; a new role has no permissions yet",
  row: z.object({
    no: cell.no.optional(),
    name: roleShape.name,
    desc: Note(500).optional(),
    departments: cell.several(text(60), 100).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["desc", "departments"],
  also: { desc: alsoDesc },
});
