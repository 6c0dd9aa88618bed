import { common } from "@pulau/domain/access/grants.ts";
import type { RoleId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { alias, and, eq, type SQL } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { rightsOf } from "./rights-of.ts";
import { twoStepColumns } from "./second-step.ts";

/** The role as which a session looks around, beside the person's own. */
const lookRole = alias(staffRole, "look_role");

/** Whose session it is, with all that says what they may do; undefined for nobody who may work here. */
export async function findActiveStaff(db: Db | Tx, ofSession: SQL | undefined) {
  const [found] = await db
    .select({
      person: staffUser,
      role: staffRole,
      viewRoleId: session.viewRoleId,
      handedOver: session.handedOver,
      look: lookRole,
      ...twoStepColumns,
    })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.personId))
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .leftJoin(lookRole, eq(lookRole.id, session.viewRoleId))
    .where(and(ofSession, eq(staffUser.status, "active")));
  return found;
}

type Role = typeof staffRole.$inferSelect;
type RoleRow = {
  readonly person: typeof staffUser.$inferSelect;
  readonly role: Role;
  readonly viewRoleId: RoleId | null;
  /** Null also when it was deleted since: then there is nothing to see, and the way back. */
  readonly look: Role | null;
};

/**
 * What a session may do: the person's own rights, or those of the role as which they look around, as far as they have
 * them themselves. That a look changes nothing is `decideAccess`'s: a page that only who may change a thing opens is part
 * of what the role sees.
 */
export function seenBy({ person, role, viewRoleId, look }: RoleRow) {
  const own = rightsOf(role, person);
  if (viewRoleId === null) return { permissions: own, looksAs: null };
  return {
    permissions: common(look?.activeStatus ? look.permissions : {}, own),
    looksAs: look?.name ?? "–",
  };
}
