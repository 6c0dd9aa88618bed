import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { session } from "../../db/schema/accounts.ts";
import { inTransaction, type Tx } from "../../db/tx.ts";
import type { Side } from "../../plugins/session.ts";
import { type AccessClaims, readOldAccessToken, signAccessToken } from "./tokens/access-token.ts";
import { sessionSeconds } from "./tokens/refresh-cookie.ts";
import { hashOfToken, makeRefreshToken, sessionOfRefreshToken } from "./tokens/refresh-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";

export type Refreshed = {
  readonly personId: string;
  readonly accessToken: string;
  /** Null within the grace: the browser has its new one from the call that came first. */
  readonly refreshToken: string | null;
};

const graceSeconds = 10;

/**
 * A new access token for an old one and the session's refresh token, which changes with it. Two tabs that refresh at
 * once both get an answer: the token just replaced still counts for 10 seconds. Any other token of this session that
 * comes back was copied by somebody, so the session ends. Refuses with `NOT_SIGNED_IN`.
 */
export async function refreshSession(
  db: Db,
  keys: SessionKeys,
  side: Side,
  given: { accessToken: string; refreshToken: string | null },
): Promise<Result<Refreshed, "NOT_SIGNED_IN">> {
  const claims = await readOldAccessToken(keys, side, given.accessToken);
  const token = given.refreshToken;
  if (!claims || !token || sessionOfRefreshToken(keys.refresh, token) !== claims.sessionId) {
    return refuse("NOT_SIGNED_IN");
  }
  const fresh = makeRefreshToken(keys.refresh, claims.sessionId);
  const outcome = await inTransaction(db, (tx) => exchange(tx, side, claims, token, fresh));
  if (outcome === "over") return refuse("NOT_SIGNED_IN");
  return ok({
    personId: claims.personId,
    accessToken: await signAccessToken(keys, side, claims),
    refreshToken: outcome === "exchanged" ? fresh : null,
  });
}

type Outcome = "exchanged" | "kept" | "over";

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
      inGrace: sql<boolean>`${session.rotatedAt} > pulau_now() - make_interval(secs => ${graceSeconds})`,
    })
    .from(session)
    .where(
      and(
        eq(session.id, claims.sessionId),
        eq(session.personId, claims.personId),
        eq(session.side, side),
        isNull(session.endedAt),
        sql`${session.expiresAt} > pulau_now()`,
      ),
    )
    .for("update");
  if (!found) return "over";
  const hash = hashOfToken(token);
  if (hash === found.current) return rotate(tx, side, claims.sessionId, found.current, fresh);
  if (hash === found.earlier && found.inGrace) return "kept";
  await tx.update(session).set({ endedAt: sql`pulau_now()` }).where(eq(session.id, claims.sessionId));
  return "over";
}

async function rotate(
  tx: Tx,
  side: Side,
  sessionId: string,
  current: string,
  fresh: string,
): Promise<Outcome> {
  await tx
    .update(session)
    .set({
      refreshHash: hashOfToken(fresh),
      earlierRefreshHash: current,
      rotatedAt: sql`pulau_now()`,
      expiresAt: sql`pulau_now() + make_interval(secs => ${sessionSeconds[side]})`,
    })
    .where(eq(session.id, sessionId));
  return "exchanged";
}
