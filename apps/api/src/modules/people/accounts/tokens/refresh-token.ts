import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A refresh token is `session.random.mark`. The mark ties it to its session, so that a token which was ours once but
 * is no longer current can be told from an invented one: that is what reuse is.
 */
export function makeRefreshToken(key: KeyObject, sessionId: string): string {
  const unsigned = `${sessionId}.${randomBytes(32).toString("base64url")}`;
  return `${unsigned}.${markOf(key, unsigned).toString("base64url")}`;
}

/** The session that a refresh token was made for; null when we never made it. */
export function sessionOfRefreshToken(key: KeyObject, token: string): string | null {
  const [sessionId, random, mark, ...more] = token.split(".");
  if (!sessionId || !random || !mark || more.length > 0) return null;
  const given = Buffer.from(mark, "base64url");
  const wanted = markOf(key, `${sessionId}.${random}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? sessionId : null;
}

/** What the database keeps of a token. The token is random, so a plain hash is enough. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const markOf = (key: KeyObject, text: string): Buffer => createHmac("sha256", key).update(text).digest();
