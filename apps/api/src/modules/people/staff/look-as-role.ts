import type { StaffReply } from "@pulau/contract/staff.ts";
import { isWithin } from "@pulau/domain/access/grants.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { session as openSessions } from "../../../db/schema/sign-in.ts";
import { staffRole } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import type { TwoStepPolicy } from "../accounts/public.ts";
import { loadStaff } from "./staff-reply.ts";

type Look = {
  readonly session: StaffSession;
  /** The number of the role; null for one's own. */
  readonly no: number | null;
};

/** Lets this browser see the staff side as a role does, or as its owner again. Both are logged as theirs. */
export async function lookAsRole(
  tx: Tx,
  policy: TwoStepPolicy,
  { session, no }: Look,
): Promise<Result<{ user: StaffReply }, "NOT_FOUND" | "RIGHTS_ABOVE_OWN" | "NOT_SIGNED_IN">> {
  const { staffId, sessionId } = session;
  const role = no === null ? null : await findRole(tx, no);
  if (role === undefined) return refuse("NOT_FOUND");
  if (role && !isWithin(role.permissions, session.permissions)) return refuse("RIGHTS_ABOVE_OWN");
  const viewRoleId = role?.id ?? null;
  await tx.update(openSessions).set({ viewRoleId }).where(eq(openSessions.id, sessionId));
  await auditChange(tx, {
    staffId,
    act: role ? "lookedAsRole" : "stoppedLooking",
    subject: "role",
    subjectId: viewRoleId,
    before: { viewedAs: session.looksAs ?? null },
    after: { viewedAs: role?.name ?? null },
    facts: { name: role?.name ?? session.looksAs ?? "" },
  });
  const user = await loadStaff(tx, policy, { staffId, sessionId });
  return user ? ok({ user }) : refuse("NOT_SIGNED_IN");
}

async function findRole(tx: Tx, no: number) {
  const [found] = await tx
    .select({ id: staffRole.id, name: staffRole.name, permissions: staffRole.permissions })
    .from(staffRole)
    .where(eq(staffRole.listNo, no));
  return found;
}
