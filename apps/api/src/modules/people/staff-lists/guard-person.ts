import { isWithin } from "@pulau/domain/access/grants.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, ne, sql } from "../../../db/orm.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Actor } from "../../../records/record-store.ts";
import { rightsOf } from "../accounts/public.ts";

export type StaffPerson = {
  readonly person: typeof staffUser.$inferSelect;
  readonly role: typeof staffRole.$inferSelect;
};

/** A member of staff with their role, locked. */
export async function lockStaff(tx: Tx, id: StaffId): Promise<StaffPerson> {
  const [found] = await tx
    .select({ person: staffUser, role: staffRole })
    .from(staffUser)
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(eq(staffUser.id, id))
    .for("update", { of: staffUser });
  if (!found) throw new Error(`no member of staff ${id}`);
  return found;
}

/** Who may do more than the actor is not theirs to change: a new address or a lost password would make them that person. */
export const mayChangePerson = (
  { person, role }: StaffPerson,
  actor: Actor,
): Result<true, "RIGHTS_ABOVE_OWN"> =>
  person.id === actor.staffId || isWithin(rightsOf(role, person), actor.permissions)
    ? ok(true)
    : refuse("RIGHTS_ABOVE_OWN");

/** Nobody gives rights that they do not hold; what somebody has already may stay. */
export const mayGrant = (
  next: Permissions,
  before: Permissions,
  actor: Actor,
): Result<true, "RIGHTS_ABOVE_OWN"> =>
  isWithin(next, before) || isWithin(next, actor.permissions) ? ok(true) : refuse("RIGHTS_ABOVE_OWN");

/** Whether somebody has the owner's role and can sign in, whatever their own exceptions take from it. */
const hasOwnersRole = ({ person, role }: StaffPerson): boolean =>
  role.locked && person.status === "active" && person.joinedAt !== null;

/** Whether somebody is an owner who can sign in, and whose own exceptions take nothing from the owner's role. */
const isOwner = (found: StaffPerson): boolean =>
  hasOwnersRole(found) && isWithin(found.role.permissions, rightsOf(found.role, found.person));

/** Whether a change, or with null that somebody goes, leaves one owner less, or one less with the owner's role. */
export const losesOwner = (before: StaffPerson, after: StaffPerson | null): boolean =>
  [hasOwnersRole, isOwner].some((holds) => holds(before) && !(after && holds(after)));

/** Refuses to lose the last owner who can sign in. Whoever asks waits for who asks before. */
export async function keepsOwner(tx: Tx, without: StaffId): Promise<Result<true, "LAST_OWNER">> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('owners', 0))`);
  const others = await tx
    .select({ person: staffUser, role: staffRole })
    .from(staffUser)
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(and(eq(staffRole.locked, true), ne(staffUser.id, without)));
  return others.some(isOwner) ? ok(true) : refuse("LAST_OWNER");
}
