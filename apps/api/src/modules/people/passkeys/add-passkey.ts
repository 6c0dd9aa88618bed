import type { CreationOptions, NewPasskey } from "@pulau/contract/passkeys.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { count, eq, sql } from "../../../db/orm.ts";
import { staffPasskey } from "../../../db/schema/sign-in.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { violates } from "../../../db/sql-state.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Secrets } from "../../../plugins/seal.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import type { Settings } from "../../../settings.ts";
import { endSessionsOf } from "../accounts/public.ts";
import { hasSecondStep, lock, makeRecoveryCodes, noteTwoStep } from "../two-step/public.ts";
import { challengeSeconds, giveChallenge, takeChallenge } from "./challenges.ts";
import { loadRelyingParty } from "./relying-party.ts";
import { signatureAlgorithms } from "./signature-algorithms.ts";
import { loadWebAuthn } from "./web-authn.ts";

/** More than anybody has devices for. */
const mostPasskeys = 20;

type Deps = { readonly db: Db; readonly settings: Secrets & Pick<Settings, "publicUrl"> };
type Own = { readonly session: StaffSession; readonly request: FastifyRequest };

/** What a browser makes a passkey by. That the caller knows the password was asked before. */
export async function beginPasskey(
  { db, settings }: Deps,
  { staffId }: StaffSession,
): Promise<Result<CreationOptions, "PASSKEYS_FULL">> {
  const theirs = await db.select().from(staffPasskey).where(eq(staffPasskey.staffId, staffId));
  if (theirs.length >= mostPasskeys) return refuse("PASSKEYS_FULL", { most: mostPasskeys });
  const [person] = await db.select().from(staffUser).where(eq(staffUser.id, staffId));
  if (!person) throw new Error(`no member of staff ${staffId}`);
  const party = await loadRelyingParty(db, settings);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: person.email,
    userDisplayName: person.name,
    userID: userHandleOf(staffId),
    challenge: await giveChallenge(db, { staffId }),
    timeout: challengeSeconds * 1_000,
    attestationType: "none",
    // So that a device that has one already is not asked for another.
    excludeCredentials: theirs.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: signatureAlgorithms,
  });
  return ok(options as CreationOptions);
}

/** What a passkey keeps of whom it is: their id, and nothing that names them. */
const userHandleOf = (staffId: StaffId): Uint8Array<ArrayBuffer> => new TextEncoder().encode(staffId);

type Made = { readonly name: string; readonly credential: NewPasskey };
type Stored = typeof staffPasskey.$inferInsert;

/**
 * Adds the passkey that a browser made. Whoever is signed in elsewhere before the first second step came without one, so
 * those sessions end, and recovery codes are made.
 */
export async function addPasskey(
  { db, settings }: Deps,
  { session, request }: Own,
  { name, credential }: Made,
): Promise<Result<{ recoveryCodes: string[] }, "PASSKEY_REFUSED" | "PASSKEYS_FULL">> {
  const { staffId, sessionId } = session;
  const read = await readNew({ db, settings }, staffId, credential);
  if (!read.ok) return read;
  try {
    return await inTransaction(db, async (tx) => {
      await lock(tx, staffId);
      if ((await countOf(tx, staffId)) >= mostPasskeys)
        return refuse("PASSKEYS_FULL", { most: mostPasskeys });
      const first = !(await hasSecondStep(tx, staffId));
      await tx.insert(staffPasskey).values({ ...read.value, staffId, name, createdAt: sql`pulau_now()` });
      await tx.update(staffUser).set({ twoStepDue: null }).where(eq(staffUser.id, staffId));
      if (first) await endSessionsOf(tx, "staff", staffId, [sessionId]);
      const recoveryCodes = first ? await makeRecoveryCodes(tx, settings, staffId) : [];
      const sides = { before: null, after: { passkey: name } };
      await noteTwoStep(tx, request, { staffId, by: staffId, what: "passkeyAdded", ...sides });
      return ok({ recoveryCodes });
    });
  } catch (error) {
    if (violates(error, "staff_passkey_credentialId_unique")) return refuse("PASSKEY_REFUSED");
    throw error;
  }
}

async function countOf(tx: Tx, staffId: StaffId): Promise<number> {
  const [found] = await tx
    .select({ all: count() })
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId));
  return found?.all ?? 0;
}

/** What is kept of a new passkey, if it was made for us, for this person, just now, and by who could unlock it. */
async function readNew(
  { db, settings }: Deps,
  staffId: StaffId,
  { id, rawId, type, response }: NewPasskey,
): Promise<Result<Pick<Stored, "credentialId" | "publicKey" | "counter" | "transports">, "PASSKEY_REFUSED">> {
  const expectedChallenge = await takeChallenge(db, response.clientDataJSON, { staffId });
  if (expectedChallenge === null) return refuse("PASSKEY_REFUSED");
  const party = await loadRelyingParty(db, settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const checked = await verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: signatureAlgorithms,
  }).catch(() => null); // it throws at whatever is not as it should be, and touches nothing but what it is given
  if (!checked?.verified) return refuse("PASSKEY_REFUSED");
  const { credential } = checked.registrationInfo;
  return ok({
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: [...response.transports],
  });
}
