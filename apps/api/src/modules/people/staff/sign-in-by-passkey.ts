import type { SignedByPasskey } from "@pulau/contract/passkeys.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { rateLimit, uncountCall } from "../../../plugins/rate-limit.ts";
import { writeRefusal } from "../../../plugins/security-log.ts";
import { noteSignIn, openSession } from "../accounts/public.ts";
import { readPasskey, type ShownPasskey, usePasskey } from "../passkeys/public.ts";
import type { SignedIn, SignInDeps } from "./sign-in.ts";
import { loadStaff } from "./staff-reply.ts";

type Call = { readonly credential: SignedByPasskey; readonly request: FastifyRequest };
type Refusals = "PASSKEY_REFUSED" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS";

/** No signature can be guessed; these keep a machine from filling the database and the log. */
const limitOf = (request: FastifyRequest, step: "begun" | "signed") => ({
  bucket: `passkey ${step}`,
  key: networkOfCaller(request),
  limit: 300,
  windowSeconds: 900,
});

/** Counts a call of a sign-in by passkey against the network that it comes from. */
export const tryPasskey = (db: Db, request: FastifyRequest, step: "begun" | "signed") =>
  rateLimit(db, limitOf(request, step));

/**
 * Signs a member of staff in by a passkey alone, which has asked them for a finger, a face or a PIN: two steps in one.
 * That an account is blocked is told only to who has its passkey.
 */
export async function signInByPasskey(
  deps: SignInDeps,
  { credential, request }: Call,
): Promise<Result<SignedIn, Refusals>> {
  const { db } = deps;
  const within = await tryPasskey(db, request, "signed");
  if (!within.ok) return within;
  const refused = async <C extends FailureCode>(code: C, id: StaffId | null) => {
    await writeRefusal(db, request, {
      kind: "signInRefused",
      person: { id },
      facts: { code, by: "passkey" },
    });
    return refuse(code);
  };
  const shown = await readPasskey(deps, credential);
  if (!shown.ok) return refused(shown.failure.code, null);
  const { person } = shown.value;
  if (person.status !== "active") return refused("ACCOUNT_BLOCKED", person.id);
  const opened = await open(deps, request, shown.value);
  if (!opened.ok) return refused(opened.failure.code, person.id);
  await uncountCall(db, limitOf(request, "signed"));
  const { sessionId, accessToken, refreshToken } = opened.value;
  const user = await loadStaff(db, deps.settings, { staffId: person.id, sessionId });
  return user ? ok({ accessToken, refreshToken, user }) : refused("ACCOUNT_BLOCKED", person.id);
}

const open = ({ db, keys }: SignInDeps, request: FastifyRequest, { person, ...shown }: ShownPasskey) =>
  inTransaction(db, async (tx) => {
    const used = await usePasskey(tx, { staffId: person.id, ...shown });
    if (!used.ok) return used;
    const session = await openSession(tx, keys, "staff", person.id, request);
    await noteSignIn(tx, request, { id: person.id, sessionId: session.sessionId });
    return ok(session);
  });
