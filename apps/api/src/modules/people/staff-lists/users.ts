import { type UserAdd, type UserChange, userRecords } from "@pulau/contract/staff-records.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, sql } from "../../../db/orm.ts";
import { department, staffRole, staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkFree } from "../../../records/check-name.ts";
import { defined } from "../../../records/plain-store.ts";
import type { Actor, RecordStore } from "../../../records/record-store.ts";
import type { Settings } from "../../../settings.ts";
import { showPicture } from "../../ground/files/public.ts";
import {
  endSessionsOf,
  endStaffLinks,
  mailStaffLink,
  notifyOldEmail,
  rightsOf,
  unusablePasswordHash,
} from "../accounts/public.ts";
import {
  keepsOwner,
  lockStaff,
  losesOwner,
  mayChangePerson,
  mayGrant,
  type StaffPerson,
} from "./guard-person.ts";
import { userRow } from "./user-rows.ts";

type Added = z.output<typeof UserAdd>;
type Change = z.output<typeof UserChange>;

const email = { table: "staff_user", column: sql`t.email`, path: "obj.email" };
const username = { table: "staff_user", column: sql`t.username`, path: "obj.username" };

/** Staff. Who is added is invited by mail; who is blocked or deactivated is signed out at once. */
export const userStore = ({
  secret,
  requireTwoStep,
}: Pick<Settings, "secret" | "requireTwoStep">): RecordStore<typeof UserAdd, typeof UserChange, StaffId> => ({
  routes: userRecords,
  table: "staff_user",
  row: userRow({ requireTwoStep }),
  subject: "user",
  parts: [
    { table: "staff_recovery_code", where: (id) => sql`p.staff_id = ${id}::uuid` },
    { table: "staff_passkey", where: (id) => sql`p.staff_id = ${id}::uuid` },
    { table: "staff_invitation", where: (id) => sql`p.staff_id = ${id}::uuid` },
  ],
  add: (tx, obj, actor) => addUser(tx, secret, obj, actor),
  change: (tx, id, obj, actor) => changeUser(tx, secret, { id, obj, actor }),
  beforeRemove: async (tx, id, actor) => {
    const found = await lockStaff(tx, id);
    const allowed = mayChangePerson(found, actor);
    if (!allowed.ok) return allowed;
    return losesOwner(found, null) ? keepsOwner(tx, id) : ok(true);
  },
});

async function addUser(tx: Tx, secret: string, obj: Added, actor: Actor): Promise<Result<StaffId>> {
  const taken = await checkFree(tx, email, obj.email);
  if (!taken.ok) return taken;
  const named = obj.username ?? (await freeUsername(tx, obj.email));
  const other = await checkFree(tx, username, named);
  if (!other.ok) return other;
  const role = await findRole(tx, obj.role_id);
  if (!role.ok) return role;
  const columns = await columnsOf(tx, obj, actor);
  if (!columns.ok) return columns;
  const granted = mayGrant(rightsOf(role.value, { permissions: matrixOf(obj) }), {}, actor);
  if (!granted.ok) return granted;
  const hash = await unusablePasswordHash();
  if (!hash.ok) return hash;
  const values = {
    ...(defined(columns.value) as Partial<typeof staffUser.$inferInsert>),
    name: obj.name,
    email: obj.email,
    username: named,
    role: obj.role,
    roleId: role.value.id,
    permissions: matrixOf(obj),
    passwordHash: hash.value,
    joinedAt: null,
    createdAt: sql`pulau_now()`,
  };
  const [made] = await tx.insert(staffUser).values(values).returning({ id: staffUser.id });
  if (!made) throw new Error("no member of staff was made");
  if (obj.status === "active") await mailStaffLink(tx, secret, made.id);
  return ok(made.id);
}

type Request = { readonly id: StaffId; readonly obj: Change; readonly actor: Actor };

async function changeUser(tx: Tx, secret: string, { id, obj, actor }: Request): Promise<Result<true>> {
  const before = await lockStaff(tx, id);
  const allowed = mayChangePerson(before, actor);
  if (!allowed.ok) return allowed;
  if (id === actor.staffId && obj.email !== undefined && obj.email !== before.person.email)
    return refuseFields("INVALID_INPUT", [{ path: "obj.email", rule: "ownEmail" }]);
  for (const [field, value] of [
    [email, obj.email],
    [username, obj.username],
  ] as const) {
    const free = await checkFree(tx, field, value, id);
    if (!free.ok) return free;
  }
  const after = await changedRights(tx, before, obj);
  if (!after.ok) return after;
  const granted = mayGrant(
    rightsOf(after.value.role, after.value.person),
    rightsOf(before.role, before.person),
    actor,
  );
  if (!granted.ok) return granted;
  if (losesOwner(before, after.value)) {
    const kept = await keepsOwner(tx, id);
    if (!kept.ok) return kept;
  }
  if (id === actor.staffId && after.value.person.status !== before.person.status)
    return refuseFields("INVALID_INPUT", [{ path: "obj.status", rule: "ownStatus" }]);
  const columns = await columnsOf(tx, obj, actor);
  if (!columns.ok) return columns;
  const { roleId, permissions } = after.value.person;
  await tx
    .update(staffUser)
    .set({
      ...(defined(columns.value) as Partial<typeof staffUser.$inferInsert>),
      roleId,
      permissions,
      ...blocking(before, obj),
    })
    .where(eq(staffUser.id, id));
  await followUp(tx, secret, { before, obj, actor });
  return ok(true);
}

const blocking = ({ person }: StaffPerson, { status }: Change) => {
  if (status === undefined || status === person.status) return {};
  return { blockedAt: status === "active" ? null : sql`pulau_now()` };
};

/** Who is not let in any more is signed out at once; an invitation goes to the address as it is now, and who had another is told there. */
async function followUp(
  tx: Tx,
  secret: string,
  { before, obj, actor }: { before: StaffPerson; obj: Change; actor: Actor },
): Promise<void> {
  const { person } = before;
  const status = obj.status ?? person.status;
  const newEmail = obj.email ?? person.email;
  const elsewhere = newEmail !== person.email;
  if (elsewhere && person.joinedAt !== null)
    await notifyOldEmail(tx, {
      staffId: person.id,
      oldEmail: person.email,
      newEmail,
      sessionId: actor.sessionId,
    });
  if (status !== "active") {
    await endSessionsOf(tx, "staff", person.id);
    await endStaffLinks(tx, person.id);
    return;
  }
  if (person.joinedAt === null && (elsewhere || person.status !== "active"))
    await mailStaffLink(tx, secret, person.id);
}

/** The person as they would be. */
async function changedRights(
  tx: Tx,
  before: StaffPerson,
  obj: Change,
): Promise<Result<StaffPerson, "INVALID_INPUT">> {
  const role = obj.role_id === undefined ? ok(before.role) : await findRole(tx, obj.role_id);
  if (!role.ok) return role;
  const { person } = before;
  const permissions = obj.permissions ? matrixOf(obj) : person.permissions;
  const status = obj.status ?? person.status;
  return ok({ role: role.value, person: { ...person, roleId: role.value.id, permissions, status } });
}

const matrixOf = ({ permissions = {} }: Pick<Change, "permissions">) =>
  defined(permissions) as Record<string, Permissions[string]>;

async function findRole(tx: Tx, no: number) {
  const [found] = await tx.select().from(staffRole).where(eq(staffRole.listNo, no)).for("share");
  return found ? ok(found) : refuseFields("INVALID_INPUT", [{ path: "obj.role_id", rule: "notListed" }]);
}

async function columnsOf(tx: Tx, obj: Change, { staffId }: Actor) {
  const departmentId = await findDepartment(tx, obj.department);
  if (!departmentId.ok) return departmentId;
  const shown = obj.avatar
    ? await showPicture(tx, { staffId, picture: obj.avatar, path: "obj.avatar" })
    : ok(true);
  if (!shown.ok) return shown;
  const { name, role, status, avatar, dob, gender, country, company, mobile, website } = obj;
  return ok({
    name,
    role,
    status,
    avatar,
    dob,
    gender,
    country,
    company,
    mobile,
    website,
    email: obj.email,
    username: obj.username,
    departmentId: departmentId.value,
    languagesKnown: obj.languages_known,
    contactOptions: obj.contact_options,
    location: obj.location,
    socialLinks: obj.social_links,
  });
}

async function findDepartment(tx: Tx, name: string | null | undefined) {
  if (!name) return ok(name === "" ? null : name);
  const [found] = await tx.select({ id: department.id }).from(department).where(eq(department.name, name));
  return found
    ? ok(found.id)
    : refuseFields("INVALID_INPUT", [{ path: "obj.department", rule: "notListed" }]);
}

/** What stands before the @, with a number after it where somebody has that name. */
async function freeUsername(tx: Tx, address: string): Promise<string> {
  const wanted = (address.split("@")[0] ?? "").replace(/[^\w.+-]/g, "-").slice(0, 50);
  const { rows } = await tx.execute<{ username: string }>(
    sql`SELECT lower(username) AS username FROM staff_user WHERE username ILIKE ${`${wanted.replace(/[\\%_]/g, "\\$&")}%`}`,
  );
  const taken = new Set(rows.map((row) => row.username));
  for (let no = 1; ; no += 1) {
    const name = no === 1 ? wanted : `${wanted}${no}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
