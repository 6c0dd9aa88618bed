import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { createSealer, type Secrets } from "../../../plugins/seal.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { endSessionsOf } from "../accounts/public.ts";
import { noteTwoStep } from "./note-two-step.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { authenticatorAddress, fromBase32, newSecret, stepOfCode, toBase32 } from "./totp.ts";

type NewSecret = { readonly secret: string; readonly address: string };

/** Makes a secret for an authenticator app, which counts once it is confirmed. `WRONG_STATE`: there is one already. */
export function beginTwoStep(
  db: Db,
  secrets: Secrets,
  staffId: StaffId,
): Promise<Result<NewSecret, "WRONG_STATE">> {
  return inTransaction(db, async (tx) => {
    const person = await lock(tx, staffId);
    if (person.totpAt !== null) return refuse("WRONG_STATE");
    const secret = toBase32(newSecret());
    const totpSealed = createSealer(secrets).seal(secret);
    await tx.update(staffUser).set({ totpSealed }).where(eq(staffUser.id, staffId));
    const { profile } = await loadSettings(tx);
    return ok({ secret, address: authenticatorAddress(secret, profile.name, person.email) });
  });
}

/**
 * Switches the authenticator on by a code of it, which is used by that. Whoever is signed in elsewhere came without the
 * second step, so those sessions end.
 */
export function confirmTwoStep(
  db: Db,
  secrets: Secrets,
  { session, code, request }: { session: StaffSession; code: string; request: FastifyRequest },
): Promise<Result<{ recoveryCodes: string[] }, "TWO_STEP_WRONG" | "WRONG_STATE">> {
  const { staffId, sessionId } = session;
  return inTransaction(db, async (tx) => {
    const person = await lock(tx, staffId);
    if (person.totpAt !== null || person.totpSealed === null) return refuse("WRONG_STATE");
    const secret = fromBase32(createSealer(secrets).unseal(person.totpSealed));
    const step = stepOfCode(secret, code.replace(/[\s-]/g, ""), await loadNow(tx));
    if (step === null) return refuse("TWO_STEP_WRONG");
    await tx
      .update(staffUser)
      .set({ totpAt: sql`pulau_now()`, totpStep: step, twoStepDue: null })
      .where(eq(staffUser.id, staffId));
    const recoveryCodes = await makeRecoveryCodes(tx, secrets, staffId);
    await endSessionsOf(tx, "staff", staffId, [sessionId]);
    const sides = { before: { authenticator: false }, after: { authenticator: true } };
    await noteTwoStep(tx, request, { staffId, by: staffId, what: "twoStepOn", ...sides });
    return ok({ recoveryCodes });
  });
}

/** One act at a time for a person. */
export async function lock(tx: Tx, staffId: StaffId): Promise<typeof staffUser.$inferSelect> {
  const [found] = await tx.select().from(staffUser).where(eq(staffUser.id, staffId)).for("no key update");
  if (!found) throw new Error(`no member of staff ${staffId}`);
  return found;
}
