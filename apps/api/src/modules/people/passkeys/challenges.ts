import { randomBytes } from "node:crypto";
import type { StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, gt, isNull, lte, sql } from "../../../db/orm.ts";
import { passkeyChallenge } from "../../../db/schema/sign-in.ts";
import { hashOfToken } from "../../../plugins/token-hash.ts";

export const challengeSeconds = 300;

/** Whose it is: of who adds a passkey; null for a sign-in, where nobody is known yet. */
type ChallengeOwner = { readonly staffId: StaffId | null };

/** Makes what a passkey is to sign; what nobody came back with in time goes. */
export async function giveChallenge(db: Db, { staffId }: ChallengeOwner): Promise<Uint8Array<ArrayBuffer>> {
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, sql`pulau_now()`));
  const challenge = Uint8Array.from(randomBytes(32));
  await db.insert(passkeyChallenge).values({
    challenge: hashOfToken(Buffer.from(challenge).toString("base64url")),
    staffId,
    expiresAt: sql`pulau_now() + make_interval(secs => ${challengeSeconds})`,
  });
  return challenge;
}

/**
 * Uses the challenge up that a browser says to have signed, whatever comes of the signature: of two that bring it, to
 * whatever process, one is heard.
 *
 * @returns the challenge, or null where it was not given for this, or used, or is too old
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { staffId }: ChallengeOwner,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, hashOfToken(challenge)),
        staffId === null ? isNull(passkeyChallenge.staffId) : eq(passkeyChallenge.staffId, staffId),
        gt(passkeyChallenge.expiresAt, sql`pulau_now()`),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return taken.length > 0 ? challenge : null;
}

const ClientData = z.object({ challenge: z.string().min(1).max(200) });

/** Nothing of it is believed yet: it only says which challenge was meant. */
function readChallenge(clientDataJSON: string): string | null {
  try {
    const clientData = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return ClientData.parse(clientData).challenge;
  } catch {
    return null;
  }
}
