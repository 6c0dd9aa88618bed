import type { staffRole, staffUser } from "../../../db/schema/staff.ts";

/** A role's matrix with the person's own entries over it. A role that was switched off gives nothing. */
export const rightsOf = (
  role: Pick<typeof staffRole.$inferSelect, "activeStatus" | "permissions">,
  person: Pick<typeof staffUser.$inferSelect, "permissions">,
) => ({ ...(role.activeStatus ? role.permissions : {}), ...person.permissions });
