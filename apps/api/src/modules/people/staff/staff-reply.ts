import type { StaffReply } from "@pulau/contract/staff.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { staffRole, staffUser } from "../../../db/schema/accounts.ts";
import { rightsOf } from "../accounts/public.ts";

/** A member of staff as their own screens see them; null when unknown, blocked or deactivated. */
export async function loadStaff(db: Db, staffId: StaffId): Promise<StaffReply | null> {
  const [found] = await db
    .select({ person: staffUser, role: staffRole })
    .from(staffUser)
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(and(eq(staffUser.id, staffId), eq(staffUser.status, "active")));
  if (!found) return null;
  const { id, name, email, role, language } = found.person;
  return {
    id,
    name,
    email,
    role,
    language,
    roleName: found.role.name,
    permissions: rightsOf(found.role, found.person),
  };
}
