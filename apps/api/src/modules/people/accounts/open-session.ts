import { randomUUID } from "node:crypto";
import type { PersonId, SessionId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { isLoopback } from "../../../plugins/caller-network.ts";
import type { Side } from "../../../plugins/session.ts";
import { hashOfToken } from "../../../plugins/token-hash.ts";
import { signAccessToken } from "./tokens/access-token.ts";
import { sessionSeconds } from "./tokens/refresh-cookie.ts";
import { makeRefreshToken } from "./tokens/refresh-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";

export type OpenedSession = {
  readonly sessionId: SessionId;
  readonly accessToken: string;
  readonly refreshToken: string;
};

/** Signs a person in at one browser. The password was checked before. */
export async function openSession(
  tx: Tx,
  keys: SessionKeys,
  side: Side,
  personId: PersonId,
  request: FastifyRequest,
  device = "",
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  const refreshToken = makeRefreshToken(keys.refresh, sessionId);
  await tx.insert(session).values({
    id: sessionId,
    side,
    personId,
    refreshHash: hashOfToken(refreshToken),
    rotatedAt: sql`pulau_now()`,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    network: isLoopback(request.ip) ? "" : request.server.securityLog.markNetwork(request.ip),
    device,
    expiresAt: sql`pulau_now() + make_interval(secs => ${sessionSeconds[side]})`,
  });
  return { sessionId, refreshToken, accessToken: await signAccessToken(keys, side, { personId, sessionId }) };
}
