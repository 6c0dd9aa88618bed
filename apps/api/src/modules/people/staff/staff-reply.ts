import type { StaffReply } from "@pulau/contract/staff.ts";
import type { SessionId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { findActiveStaff, lacksSecondStep, seenBy, type TwoStepPolicy } from "../accounts/public.ts";

/** A member of staff as their own screens see them; null when unknown, blocked or deactivated. */
export async function loadStaff(
  db: Db | Tx,
  policy: TwoStepPolicy,
  { staffId, sessionId }: { readonly staffId: StaffId; readonly sessionId: SessionId },
): Promise<StaffReply | null> {
  const found = await findActiveStaff(db, and(eq(session.id, sessionId), eq(session.personId, staffId)));
  if (!found) return null;
  const { id, name, email, avatar, role, language } = found.person;
  return {
    id,
    name,
    email,
    avatar,
    role,
    language,
    roleName: found.role.name,
    twoStepUnset: lacksSecondStep(policy, found),
    ...seenBy(found),
  };
}
