import type { OwnerId, SessionId } from "@pulau/domain/ids.ts";
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { PersonIdOf, Side } from "../../../../plugins/session.ts";
import type { SessionKeys } from "./session-keys.ts";

/** Whom an access token speaks for; what they may do is read from the database at each call. */
export type AccessClaims<S extends Side = Side> = {
  readonly personId: PersonIdOf<S>;
  readonly sessionId: SessionId;
};

const algorithm = "HS256";
const accessMinutes = 15;
const guestDays = 30;

/** A token for calls of one side, good for 15 minutes. */
export const signAccessToken = (keys: SessionKeys, side: Side, claims: AccessClaims): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.personId)
    .setAudience(side)
    .setIssuedAt()
    .setExpirationTime(`${accessMinutes}m`)
    .sign(keys[side]);

/** Reads a side's token; null when it is another side's, changed, or past its time. */
export async function readAccessToken<S extends Side>(
  keys: SessionKeys,
  side: S,
  token: string,
): Promise<AccessClaims<S> | null> {
  return claimsOf(await open(keys, side, token));
}

/** Like `readAccessToken`, but takes a token past its time: what a refresh and a log-out need. */
export async function readOldAccessToken<S extends Side>(
  keys: SessionKeys,
  side: S,
  token: string,
): Promise<AccessClaims<S> | null> {
  return claimsOf(await open(keys, side, token, new Date(0)));
}

/** A token for a guest who has not signed in, good for 30 days. `ownerId` owns the drafts and holds. */
export const signGuestToken = (keys: SessionKeys, ownerId: OwnerId): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(ownerId)
    .setAudience("guest")
    .setIssuedAt()
    .setExpirationTime(`${guestDays}d`)
    .sign(keys.guest);

/** The owner's id in an anonymous guest's token; null when it can't be trusted. */
export async function readGuestToken(keys: SessionKeys, token: string): Promise<OwnerId | null> {
  return (await open(keys, "guest", token))?.sub ?? null;
}

/** For whom a token says it is, without believing it: picks the key to try. */
export function audienceOf(token: string): string | null {
  try {
    const { aud } = decodeJwt(token);
    return typeof aud === "string" ? aud : null;
  } catch {
    return null;
  }
}

async function open(
  keys: SessionKeys,
  audience: "portal" | "staff" | "guest",
  token: string,
  currentDate: Date = new Date(),
): Promise<JWTPayload | null> {
  try {
    const claims = { audience, algorithms: [algorithm], requiredClaims: ["sub", "exp"], currentDate };
    return (await jwtVerify(token, keys[audience], claims)).payload;
  } catch {
    return null;
  }
}

const claimsOf = <S extends Side>(payload: JWTPayload | null): AccessClaims<S> | null =>
  payload?.sub && typeof payload.sid === "string" ? { personId: payload.sub, sessionId: payload.sid } : null;
