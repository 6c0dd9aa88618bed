import type { TwoStepState } from "@pulau/contract/two-step.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, count, eq, isNull } from "../../../db/orm.ts";
import { staffPasskey, staffRecoveryCode } from "../../../db/schema/sign-in.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { requiresTwoSteps, type TwoStepPolicy } from "../accounts/public.ts";

/** How somebody's own sign-in is secured. */
export async function showTwoStep(
  db: Db,
  policy: TwoStepPolicy,
  { staffId }: StaffSession,
): Promise<TwoStepState> {
  const [found] = await db
    .select({ person: staffUser, role: staffRole })
    .from(staffUser)
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(eq(staffUser.id, staffId));
  if (!found) throw new Error(`no member of staff ${staffId}`);
  const [left] = await db
    .select({ codes: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt)));
  const passkeys = await db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId))
    .orderBy(asc(staffPasskey.createdAt), asc(staffPasskey.id));
  const required = requiresTwoSteps(policy, found);
  return {
    appSince: found.person.totpAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      _id: id,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    codesLeft: left?.codes ?? 0,
    required,
    due: required ? (found.person.twoStepDue?.toISOString() ?? null) : null,
  };
}
