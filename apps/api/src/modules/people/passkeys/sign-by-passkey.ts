import type { RequestOptions, SignedByPasskey } from "@pulau/contract/passkeys.ts";
import type { PasskeyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, lt, or, sql } from "../../../db/orm.ts";
import { staffPasskey } from "../../../db/schema/sign-in.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Settings } from "../../../settings.ts";
import { challengeSeconds, giveChallenge, takeChallenge } from "./challenges.ts";
import { loadRelyingParty } from "./relying-party.ts";
import { loadWebAuthn } from "./web-authn.ts";

type Deps = { readonly db: Db; readonly settings: Pick<Settings, "publicUrl"> };

/** What a browser signs in by. Nobody is named: the passkeys that a device has for us are offered, and say whose they are. */
export async function beginPasskeySignIn({ db, settings }: Deps): Promise<RequestOptions> {
  const party = await loadRelyingParty(db, settings);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: await giveChallenge(db, { staffId: null }),
    timeout: challengeSeconds * 1_000,
    userVerification: "required",
  });
  return options as RequestOptions;
}

/** Whose passkey has signed. Nothing is used up yet but the challenge. */
export type ShownPasskey = {
  readonly person: typeof staffUser.$inferSelect;
  readonly passkeyId: PasskeyId;
  /** How often it was used by now, as it says itself. */
  readonly counter: number;
};

/**
 * Reads a sign-in by passkey: made for us and just now, by who could unlock the device, with a key that we know, of the
 * person whom it names. A counter that has not grown is a copy's.
 */
export async function readPasskey(
  { db, settings }: Deps,
  { id, rawId, type, response }: SignedByPasskey,
): Promise<Result<ShownPasskey, "PASSKEY_REFUSED">> {
  const expectedChallenge = await takeChallenge(db, response.clientDataJSON, { staffId: null });
  if (expectedChallenge === null) return refuse("PASSKEY_REFUSED");
  const [found] = await db
    .select({ passkey: staffPasskey, person: staffUser })
    .from(staffPasskey)
    .innerJoin(staffUser, eq(staffUser.id, staffPasskey.staffId))
    .where(eq(staffPasskey.credentialId, id));
  if (!found) return refuse("PASSKEY_REFUSED");
  const { userHandle, ...signed } = response;
  if (!userHandle || Buffer.from(userHandle, "base64url").toString("utf8") !== found.person.id)
    return refuse("PASSKEY_REFUSED");
  const party = await loadRelyingParty(db, settings);
  const { credentialId, publicKey, counter } = found.passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: credentialId,
      counter,
      publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")),
    },
    requireUserVerification: true,
  }).catch(() => null); // it throws at whatever is not as it should be, and touches nothing but what it is given
  if (!checked?.verified) return refuse("PASSKEY_REFUSED");
  return ok({
    person: found.person,
    passkeyId: found.passkey.id,
    counter: checked.authenticationInfo.newCounter,
  });
}

/** Counts a use of a passkey. Of two at once that say the same count, one is a copy. */
export async function usePasskey(
  tx: Tx,
  { staffId, passkeyId, counter }: { staffId: StaffId; passkeyId: PasskeyId; counter: number },
): Promise<Result<null, "PASSKEY_REFUSED">> {
  const doesNotCount = and(eq(staffPasskey.counter, 0), sql`${counter} = 0`);
  const used = await tx
    .update(staffPasskey)
    .set({ counter, usedAt: sql`pulau_now()` })
    .where(
      and(
        eq(staffPasskey.id, passkeyId),
        eq(staffPasskey.staffId, staffId),
        or(lt(staffPasskey.counter, counter), doesNotCount),
      ),
    )
    .returning({ id: staffPasskey.id });
  return used.length > 0 ? ok(null) : refuse("PASSKEY_REFUSED");
}
