import { createHmac, type KeyObject, randomBytes } from "node:crypto";
import type { SessionId } from "@pulau/domain/ids.ts";
import { equalInConstantTime } from "../../../../plugins/constant-time.ts";

/**
 * A refresh token is `session.random.mark`. The mark ties it to its session, so that a token which was ours once but
 * is no longer current can be told from an invented one: that is what reuse is.
 */
export function makeRefreshToken(key: KeyObject, sessionId: SessionId): string {
  const unsigned = `${sessionId}.${randomBytes(32).toString("base64url")}`;
  return `${unsigned}.${markOf(key, unsigned)}`;
}

/** The session that a refresh token was made for; null when we never made it. */
export function sessionOfRefreshToken(key: KeyObject, token: string): SessionId | null {
  const [sessionId, random, mark, ...more] = token.split(".");
  if (!sessionId || !random || !mark || more.length > 0) return null;
  return equalInConstantTime(mark, markOf(key, `${sessionId}.${random}`)) ? sessionId : null;
}

const markOf = (key: KeyObject, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");
