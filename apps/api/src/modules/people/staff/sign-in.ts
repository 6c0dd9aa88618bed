import type { SignedByPasskey } from "@pulau/contract/passkeys.ts";
import type { StaffReply } from "@pulau/contract/staff.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Secrets } from "../../../plugins/seal.ts";
import type { Settings } from "../../../settings.ts";
import {
  checkCredentials,
  noteSignIn,
  type OpenedSession,
  openSession,
  refuseSignIn,
  type SessionKeys,
  type TwoStepPolicy,
  twoStepColumns,
} from "../accounts/public.ts";
import { readPasskey, type ShownPasskey, usePasskey } from "../passkeys/public.ts";
import { tryCode, uncountCodeTry, useSecondStep } from "../two-step/public.ts";
import { loadStaff } from "./staff-reply.ts";

type Request = {
  readonly email: string;
  readonly password: string;
  /** The second step, where it was asked for. */
  readonly code?: string | undefined;
  /** The same by a passkey. */
  readonly passkey?: SignedByPasskey | undefined;
  readonly request: FastifyRequest;
};
export type SignInDeps = {
  readonly db: Db;
  readonly settings: TwoStepPolicy & Secrets & Pick<Settings, "publicUrl">;
  readonly keys: SessionKeys;
};
export type SignedIn = {
  readonly user: StaffReply;
  readonly accessToken: string;
  readonly refreshToken: string;
};
type WrongStep = "TWO_STEP_WRONG" | "PASSKEY_REFUSED";
type Wrong = "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS" | WrongStep;
type Refusals = Wrong | "TWO_STEP_NEEDED" | "BUSY";

/**
 * Signs a member of staff in. That an account is blocked or deactivated, or has a second step, is told only to who knows
 * its password.
 */
export async function signInStaff(
  deps: SignInDeps,
  credentials: Request,
): Promise<Result<SignedIn, Refusals>> {
  const { db } = deps;
  const { hasPasskey } = twoStepColumns;
  const found = await checkCredentials(db, { ...credentials, side: "staff" }, async () => {
    const [row] = await db
      .select({ person: staffUser, hasPasskey })
      .from(staffUser)
      .where(eq(staffUser.email, credentials.email));
    return row;
  });
  if (!found.ok) return found;
  const { person } = found.value;
  const refused = (code: Wrong) => refuseSignIn(db, credentials, { id: person.id, code });
  const steps = { app: person.totpAt !== null, passkey: found.value.hasPasskey };
  const opened = await open(deps, credentials, { staffId: person.id, steps });
  if (!opened.ok) return isWrong(opened.failure.code) ? refused(opened.failure.code) : opened;
  const user = await loadStaff(db, deps.settings, {
    staffId: person.id,
    sessionId: opened.value.sessionId,
  });
  const { accessToken, refreshToken } = opened.value;
  return user ? ok({ accessToken, refreshToken, user }) : refused("ACCOUNT_BLOCKED");
}

const isWrong = (code: string): code is WrongStep => code === "TWO_STEP_WRONG" || code === "PASSKEY_REFUSED";

/** The second steps that somebody has set up. */
type Steps = { readonly app: boolean; readonly passkey: boolean };
type Known = { readonly staffId: StaffId; readonly steps: Steps };

/** Opens the session of who knows the password, by a second step where one is asked for: the two commit together. */
async function open(
  { db, settings, keys }: SignInDeps,
  { code, passkey, request }: Request,
  { staffId, steps }: Known,
): Promise<Result<OpenedSession, "TWO_STEP_NEEDED" | WrongStep | "TOO_MANY_REQUESTS">> {
  const secured = steps.app || steps.passkey;
  if (secured && code === undefined && passkey === undefined) return refuse("TWO_STEP_NEEDED", steps);
  const within = secured ? await tryCode(db, staffId) : ok(null);
  if (!within.ok) return within;
  const shown = secured && passkey ? await readOwn({ db, settings }, staffId, passkey) : ok(null);
  if (!shown.ok) return shown;
  const opened = await inTransaction(db, async (tx) => {
    const step = secured ? await useStep(tx, settings, { staffId, code, shown: shown.value }) : ok(null);
    if (!step.ok) return step;
    const session = await openSession(tx, keys, "staff", staffId, request);
    await noteSignIn(tx, request, { id: staffId, sessionId: session.sessionId });
    return ok(session);
  });
  if (opened.ok && secured) await uncountCodeTry(db, staffId);
  return opened;
}

/** A passkey as the second step: of who typed the password, and of nobody else. */
async function readOwn(
  deps: Pick<SignInDeps, "db" | "settings">,
  staffId: StaffId,
  passkey: SignedByPasskey,
): Promise<Result<ShownPasskey, "PASSKEY_REFUSED">> {
  const shown = await readPasskey(deps, passkey);
  return shown.ok && shown.value.person.id !== staffId ? refuse("PASSKEY_REFUSED") : shown;
}

type Step = {
  readonly staffId: StaffId;
  readonly code: string | undefined;
  readonly shown: ShownPasskey | null;
};

const useStep = (tx: Tx, secrets: Secrets, { staffId, code, shown }: Step) =>
  shown
    ? usePasskey(tx, { staffId, passkeyId: shown.passkeyId, counter: shown.counter })
    : useSecondStep(tx, secrets, { staffId, code: code ?? "" });
