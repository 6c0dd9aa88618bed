import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { staffPasskey } from "../../../db/schema/sign-in.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Secrets } from "../../../plugins/seal.ts";
import { endSessionsOf } from "../accounts/public.ts";
import { noteTwoStep } from "./note-two-step.ts";
import { dropRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { lock } from "./set-up.ts";

type Done = { readonly done: true };
type Call = { readonly staffId: StaffId; readonly request: FastifyRequest };

/** Nothing of an authenticator is left. The last used step stays: a code of the earlier app is not good again. */
const noApp = { totpSealed: null, totpAt: null };

/** Switches a person's own authenticator off; recovery codes go with the last second step. */
export function endTwoStep(db: Db, { staffId, request }: Call): Promise<Result<Done, "WRONG_STATE">> {
  return inTransaction(db, async (tx) => {
    if ((await lock(tx, staffId)).totpAt === null) return refuse("WRONG_STATE");
    await tx.update(staffUser).set(noApp).where(eq(staffUser.id, staffId));
    await dropUnneededCodes(tx, staffId);
    const sides = { before: { authenticator: true }, after: { authenticator: false } };
    await noteTwoStep(tx, request, { staffId, by: staffId, what: "twoStepOff", ...sides });
    return ok({ done: true });
  });
}

/** Whether a person has a second step. */
export async function hasSecondStep(tx: Tx, staffId: StaffId): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${staffUser} WHERE id = ${staffId} AND totp_at IS NOT NULL
    UNION ALL SELECT FROM ${staffPasskey} WHERE staff_id = ${staffId} LIMIT 1`);
  return rows.length > 0;
}

/** Without a second step there is nothing that a recovery code would stand in for. */
export async function dropUnneededCodes(tx: Tx, staffId: StaffId): Promise<void> {
  if (!(await hasSecondStep(tx, staffId))) await dropRecoveryCodes(tx, staffId);
}

/** Ten new recovery codes in the place of those that are left. */
export function renewRecoveryCodes(
  db: Db,
  secrets: Secrets,
  { staffId, request }: Call,
): Promise<Result<{ recoveryCodes: string[] }, "WRONG_STATE">> {
  return inTransaction(db, async (tx) => {
    await lock(tx, staffId);
    if (!(await hasSecondStep(tx, staffId))) return refuse("WRONG_STATE");
    const recoveryCodes = await makeRecoveryCodes(tx, secrets, staffId);
    await noteTwoStep(tx, request, { staffId, by: staffId, what: "recoveryCodes" });
    return ok({ recoveryCodes });
  });
}

/**
 * Takes everything beside the password away from somebody who lost it, and signs them out: with the next sign-in they set
 * up another. Whether it may be done was asked before. `WRONG_STATE`: they have none.
 */
export async function resetTwoStep(
  tx: Tx,
  { staffId, request, by }: Call & { readonly by: StaffId },
): Promise<Result<Done, "WRONG_STATE">> {
  const person = await lock(tx, staffId);
  if (!(await hasSecondStep(tx, staffId))) return refuse("WRONG_STATE");
  await tx.update(staffUser).set(noApp).where(eq(staffUser.id, staffId));
  await tx.delete(staffPasskey).where(eq(staffPasskey.staffId, staffId));
  await dropRecoveryCodes(tx, staffId);
  await endSessionsOf(tx, "staff", staffId);
  const { name } = person;
  const sides = { before: { two_step: true }, after: { two_step: false } };
  await noteTwoStep(tx, request, { staffId, by, what: "twoStepReset", name, ...sides });
  return ok({ done: true });
}
