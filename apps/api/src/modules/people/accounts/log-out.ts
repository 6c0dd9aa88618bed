import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import type { Side } from "../../../plugins/session.ts";
import { endSession } from "./end-session.ts";
import { readOldAccessToken } from "./tokens/access-token.ts";
import { clearRefreshCookie, refreshCookieOf } from "./tokens/refresh-cookie.ts";
import { sessionOfRefreshToken } from "./tokens/refresh-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";

/** Ends this side's session of the browser, by its cookie and by its access token even when that is past its time. */
export async function logOut(
  db: Db,
  keys: SessionKeys,
  side: Side,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const cookie = refreshCookieOf(call.request, side);
  const bearer = call.request.headers.authorization?.replace(/^Bearer /i, "");
  const named = [
    cookie && sessionOfRefreshToken(keys.refresh, cookie),
    bearer && (await readOldAccessToken(keys, side, bearer))?.sessionId,
  ];
  for (const sessionId of new Set(named)) {
    if (!sessionId) continue;
    await inTransaction(db, async (tx) => {
      const id = await endSession(tx, side, sessionId);
      if (id) await writeSecurityEntry(tx, call.request, { kind: "signedOut", person: { id, sessionId } });
    });
  }
  clearRefreshCookie(call.reply, side);
}
