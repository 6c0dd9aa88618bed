import type { SessionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import type { PersonIdOf, Side } from "../../../plugins/session.ts";
import { hashOfToken } from "../../../plugins/token-hash.ts";
import { isLive } from "./read-session.ts";
import { type AccessClaims, readOldAccessToken, signAccessToken } from "./tokens/access-token.ts";
import { makeRefreshToken, sessionOfRefreshToken } from "./tokens/refresh-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";

export type Refreshed<S extends Side> = {
  readonly personId: PersonIdOf<S>;
  readonly sessionId: SessionId;
  readonly accessToken: string;
  /** Null within the grace: the browser has its new one from the call that came first. */
  readonly refreshToken: string | null;
  /** How long the session still lasts. */
  readonly secondsLeft: number;
};

const graceSeconds = 10;

/**
 * A new access token for an old one and the session's refresh token, which changes with it. Two tabs that refresh at
 * once both get an answer: the token just replaced still counts for 10 seconds. Any other token of this session that
 * comes back was copied by somebody, so the session ends. Refuses with `NOT_SIGNED_IN`.
 */
export async function refreshSession<S extends Side>(
  db: Db,
  keys: SessionKeys,
  side: S,
  given: { accessToken: string; refreshToken: string | null },
  request: FastifyRequest,
): Promise<Result<Refreshed<S>, "NOT_SIGNED_IN">> {
  const claims = await readOldAccessToken(keys, side, given.accessToken);
  const token = given.refreshToken;
  if (!claims || !token || sessionOfRefreshToken(keys.refresh, token) !== claims.sessionId) {
    return refuse("NOT_SIGNED_IN");
  }
  const fresh = makeRefreshToken(keys.refresh, claims.sessionId);
  const outcome = await inTransaction(db, async (tx) => {
    const exchanged = await exchange(tx, side, claims, token, fresh);
    const person = { id: claims.personId, sessionId: claims.sessionId };
    if (exchanged.what === "copied") await writeSecurityEntry(tx, request, { kind: "sessionCopied", person });
    return exchanged;
  });
  if (outcome.what === "over" || outcome.what === "copied") return refuse("NOT_SIGNED_IN");
  return ok({
    ...claims,
    accessToken: await signAccessToken(keys, side, claims),
    refreshToken: outcome.what === "exchanged" ? fresh : null,
    secondsLeft: outcome.secondsLeft,
  });
}

type Outcome = { readonly what: "exchanged" | "kept" | "over" | "copied"; readonly secondsLeft: number };
const over: Outcome = { what: "over", secondsLeft: 0 };

/** Not a `Result`: that a copied token ended the session must be committed. */
async function exchange(
  tx: Tx,
  side: Side,
  claims: AccessClaims,
  token: string,
  fresh: string,
): Promise<Outcome> {
  const [found] = await tx
    .select({
      current: session.refreshHash,
      earlier: session.earlierRefreshHash,
      secondsLeft: sql<number>`ceil(extract(epoch from ${session.expiresAt} - pulau_now()))::int`,
      inGrace: sql<boolean>`${session.rotatedAt} > pulau_now() - make_interval(secs => ${graceSeconds})`,
    })
    .from(session)
    .where(isLive(side, claims))
    .for("update");
  if (!found) return over;
  const hash = hashOfToken(token);
  const { secondsLeft } = found;
  if (hash === found.current) {
    await rotate(tx, claims.sessionId, found.current, fresh);
    return { what: "exchanged", secondsLeft };
  }
  if (hash === found.earlier && found.inGrace) return { what: "kept", secondsLeft };
  await tx.update(session).set({ endedAt: sql`pulau_now()` }).where(eq(session.id, claims.sessionId));
  return { ...over, what: "copied" };
}

/** The session's end stays where it is: a stolen one is no longer good for being used. */
async function rotate(tx: Tx, sessionId: SessionId, current: string, fresh: string): Promise<void> {
  await tx
    .update(session)
    .set({
      refreshHash: hashOfToken(fresh),
      earlierRefreshHash: current,
      rotatedAt: sql`pulau_now()`,
    })
    .where(eq(session.id, sessionId));
}
