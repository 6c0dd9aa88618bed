import { common } from "@pulau/domain/access/grants.ts";
import { alias } from "../../../db/orm.ts";
import { staffRole, type staffUser } from "../../../db/schema/staff.ts";
import { rightsOf } from "./rights-of.ts";

/** The role as which a session looks around, beside the person's own. */
export const lookRole = alias(staffRole, "look_role");

type Role = typeof staffRole.$inferSelect;
type Found = {
  readonly person: typeof staffUser.$inferSelect;
  readonly role: Role;
  readonly viewRoleId: string | null;
  /** Null also when it was deleted since: then there is nothing to see, and the way back. */
  readonly look: Role | null;
};

/**
 * What a session may do: the person's own rights, or those of the role as which they look around, as far as they have
 * them themselves. That a look changes nothing is `decideAccess`'s: a page that only who may change a thing opens is part
 * of what the role sees.
 */
export function seenBy({ person, role, viewRoleId, look }: Found) {
  const own = rightsOf(role, person);
  if (viewRoleId === null) return { permissions: own, looksAs: null };
  return {
    permissions: common(look?.activeStatus ? look.permissions : {}, own),
    looksAs: look?.name ?? "–",
  };
}
