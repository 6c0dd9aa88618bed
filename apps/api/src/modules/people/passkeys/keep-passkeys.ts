import type { PasskeyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { staffPasskey } from "../../../db/schema/sign-in.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { requiresTwoSteps, type TwoStepPolicy } from "../accounts/public.ts";
import { auditTwoStep, dropUnneededCodes, hasSecondStep, lock, noteTwoStep } from "../two-step/public.ts";

type Done = { readonly done: true };
type Own = { readonly staffId: StaffId; readonly passkeyId: PasskeyId };

const ofOwner = ({ staffId, passkeyId }: Own) =>
  and(eq(staffPasskey.id, passkeyId), eq(staffPasskey.staffId, staffId));

/** Calls one's own passkey something else. */
export function renamePasskey(
  db: Db,
  { name, ...own }: Own & { readonly name: string },
): Promise<Result<Done, "NOT_FOUND">> {
  return inTransaction(db, async (tx) => {
    await lock(tx, own.staffId);
    const [earlier] = await tx.select().from(staffPasskey).where(ofOwner(own));
    if (!earlier) return refuse("NOT_FOUND");
    await tx.update(staffPasskey).set({ name }).where(ofOwner(own));
    const sides = { before: { passkey: earlier.name }, after: { passkey: name } };
    await auditTwoStep(tx, { staffId: own.staffId, by: own.staffId, what: "passkeyRenamed", ...sides });
    return ok({ done: true });
  });
}

/**
 * Removes one's own passkey; recovery codes go with the last second step. `LAST_SECOND_STEP`: the role asks for one, and
 * there would be none.
 */
export function removePasskey(
  db: Db,
  policy: TwoStepPolicy,
  { request, ...own }: Own & { readonly request: FastifyRequest },
): Promise<Result<Done, "NOT_FOUND" | "LAST_SECOND_STEP">> {
  const { staffId } = own;
  return inTransaction(db, async (tx) => {
    await lock(tx, staffId);
    const [gone] = await tx.delete(staffPasskey).where(ofOwner(own)).returning({ name: staffPasskey.name });
    if (!gone) return refuse("NOT_FOUND");
    if (!(await hasSecondStep(tx, staffId)) && (await mustHaveOne(tx, policy, staffId)))
      return refuse("LAST_SECOND_STEP");
    await dropUnneededCodes(tx, staffId);
    const sides = { before: { passkey: gone.name }, after: null };
    await noteTwoStep(tx, request, { staffId, by: staffId, what: "passkeyRemoved", ...sides });
    return ok({ done: true });
  });
}

async function mustHaveOne(tx: Tx, policy: TwoStepPolicy, staffId: StaffId): Promise<boolean> {
  const [found] = await tx
    .select({ person: staffUser, role: staffRole })
    .from(staffUser)
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(eq(staffUser.id, staffId));
  return found !== undefined && requiresTwoSteps(policy, found);
}
