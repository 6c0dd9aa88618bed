import {
  type RoleAdd,
  type RoleChange,
  type RoleRecord,
  roleRecords,
  type rolesRoute,
} from "@pulau/contract/staff-records.ts";
import { isWithin } from "@pulau/domain/access/grants.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import type { RoleId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, inArray, sql } from "../../../db/orm.ts";
import { department, staffRole, staffRoleDepartment } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import type { Source } from "../../../listing/source.ts";
import { checkFree } from "../../../records/check-name.ts";
import { recordSource } from "../../../records/list-records.ts";
import { defined } from "../../../records/plain-store.ts";
import type { Actor, RecordStore } from "../../../records/record-store.ts";
import { discountLimitOf } from "../staff/public.ts";
import { canMoveMoney } from "./can-move-money.ts";
import { firstNames } from "./first-names.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'desc', t."desc", 'permissions', t.permissions, 'locked', t.locked, 'require_two_step', t.require_two_step,
  'discount_limit', t.discount_limit,
  'handles_money', ${canMoveMoney(sql`t.permissions`)},
  'departments', coalesce((SELECT jsonb_agg(d.name ORDER BY d.name) FROM staff_role_department l
    JOIN department d ON d.id = l.department_id WHERE l.role_id = t.id), '[]'::jsonb),
  'users', (SELECT count(*)::int FROM staff_user u WHERE u.role_id = t.id),
  'exceptions', (SELECT count(*)::int FROM staff_user u WHERE u.role_id = t.id AND u.permissions <> '{}'::jsonb),
  'holders', ${firstNames(sql`u.role_id = t.id`)})`;
const name = { table: "staff_role", column: sql`t.name`, path: "obj.name" };
type Change = z.output<typeof RoleChange>;

export const roles: RecordStore<typeof RoleAdd, typeof RoleChange, RoleId> = {
  routes: roleRecords,
  table: "staff_role",
  row,
  subject: "role",
  parts: [{ table: "staff_role_department", where: (id) => sql`p.role_id = ${id}::uuid` }],
  add: async (tx, obj, actor) => {
    const free = await checkFree(tx, name, obj.name);
    if (!free.ok) return free;
    if (!isWithin(matrixOf(obj.permissions), actor.permissions)) return refuse("RIGHTS_ABOVE_OWN");
    if (!(await mayGive(tx, obj.discount_limit, actor))) return refuse("RIGHTS_ABOVE_OWN");
    const [made] = await tx
      .insert(staffRole)
      .values({
        name: obj.name,
        desc: obj.desc,
        activeStatus: obj.active_status,
        permissions: matrixOf(obj.permissions),
        requireTwoStep: obj.require_two_step,
        discountLimit: obj.discount_limit,
      })
      .returning({ id: staffRole.id });
    if (!made) throw new Error("no role was made");
    const linked = await linkDepartments(tx, made.id, obj.departments);
    return linked.ok ? ok(made.id) : linked;
  },
  change: changeRole,
  beforeRemove: async (tx, id, actor) => mayTouch(await readRole(tx, id), actor),
};

/** A matrix with nothing in it that is undefined, as the database keeps it. */
const matrixOf = (given: Change["permissions"] = {}) => defined(given) as Record<string, Permissions[string]>;

async function changeRole(tx: Tx, id: RoleId, obj: Change, actor: Actor): Promise<Result<true>> {
  const before = await readRole(tx, id);
  const allowed = mayTouch(before, actor);
  if (!allowed.ok) return allowed;
  const free = await checkFree(tx, name, obj.name, id);
  if (!free.ok) return free;
  const permissions = obj.permissions && matrixOf(obj.permissions);
  if (permissions && !isWithin(permissions, actor.permissions)) return refuse("RIGHTS_ABOVE_OWN");
  const { discount_limit: limit } = obj;
  const isRaised = limit !== undefined && limit > before.discountLimit;
  if (isRaised && !(await mayGive(tx, limit, actor))) return refuse("RIGHTS_ABOVE_OWN");
  const columns = defined({
    name: obj.name,
    desc: obj.desc,
    activeStatus: obj.active_status,
    permissions,
    requireTwoStep: obj.require_two_step,
    discountLimit: limit,
  });
  if (Object.keys(columns).length > 0)
    await tx
      .update(staffRole)
      .set(columns as Partial<typeof staffRole.$inferInsert>)
      .where(eq(staffRole.id, id));
  return obj.departments ? linkDepartments(tx, id, obj.departments) : ok(true);
}

async function readRole(tx: Tx, id: RoleId) {
  const [found] = await tx.select().from(staffRole).where(eq(staffRole.id, id)).for("update");
  if (!found) throw new Error(`no role ${id}`);
  return found;
}

/** Nobody lets a role lower prices further than they may themselves. */
async function mayGive(tx: Tx, limit: number, { staffId, permissions }: Actor): Promise<boolean> {
  const own = staffId === null ? null : await discountLimitOf(tx, { staffId, permissions });
  return own === null || limit <= own;
}

/** Nobody changes the owner's role, or one that may do what they may not. */
function mayTouch(
  { locked, permissions }: typeof staffRole.$inferSelect,
  actor: Actor,
): Result<true, "ROLE_LOCKED" | "RIGHTS_ABOVE_OWN"> {
  if (locked) return refuse("ROLE_LOCKED");
  return isWithin(permissions, actor.permissions) ? ok(true) : refuse("RIGHTS_ABOVE_OWN");
}

async function linkDepartments(
  tx: Tx,
  roleId: RoleId,
  names: string[],
): Promise<Result<true, "INVALID_INPUT">> {
  const wanted = [...new Set(names)];
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ departmentId: department.id })
          .from(department)
          .where(inArray(department.name, wanted));
  if (found.length < wanted.length)
    return refuseFields("INVALID_INPUT", [{ path: "obj.departments", rule: "notListed" }]);
  await tx.delete(staffRoleDepartment).where(eq(staffRoleDepartment.roleId, roleId));
  if (found.length > 0)
    await tx.insert(staffRoleDepartment).values(found.map((department) => ({ ...department, roleId })));
  return ok(true);
}

type Filters = ListRequest<typeof rolesRoute>["query"];
export const roleList = (filters: Filters): Source<typeof rolesRoute, { row: RoleRecord }> => ({
  ...recordSource<RoleRecord>({
    table: "staff_role",
    row,
    filters,
    name: sql`t.name`,
    searched: sql`concat_ws(' ', t.name, t."desc")`,
  }),
  cells: {
    no: ({ id }) => id,
    name: (role) => role.name,
    desc: ({ desc }) => desc,
    departments: ({ departments }) => departments.join("; "),
    active: ({ active_status }) => active_status,
    users: ({ users }) => users,
  },
});
