import type { UserReply } from "@pulau/contract/accounts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { inTransaction } from "../../../db/tx.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { adoptSession } from "./adopt-session.ts";
import { noteRefusedSignIn, noteSignIn } from "./note-sign-in.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
import { passwordFits } from "./passwords/password-hash.ts";
import { attemptSignIn, uncountAttempt } from "./sign-in-limits.ts";
import { readGuestToken } from "./tokens/access-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";
import { userReply } from "./user-reply.ts";

export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly request: FastifyRequest;
  /** The mark of the browser, see `deviceOf`. */
  readonly device: string;
  readonly guestToken?: string | undefined;
};

export type SignedIn = OpenedSession & { readonly user: UserReply };

type Refusals = "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS" | "BUSY";

/**
 * Signs a member in and takes over what the browser's anonymous session owns. An unknown address and a wrong password
 * look alike; that an account is blocked is told only to who knows its password. The hashing runs outside the
 * transaction, so that no connection waits for it.
 */
export async function signIn(
  db: Db,
  keys: SessionKeys,
  credentials: Credentials,
): Promise<Result<SignedIn, Refusals>> {
  const attempt = {
    side: "portal",
    email: credentials.email,
    network: networkOfCaller(credentials.request),
  } as const;
  const allowed = await attemptSignIn(db, attempt);
  if (!allowed.ok) {
    await noteRefusedSignIn(db, credentials, { id: null, code: allowed.failure.code });
    return allowed;
  }
  const [found] = await db
    .select()
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(eq(member.email, credentials.email));
  const fits = await passwordFits(found?.member.passwordHash ?? null, credentials.password);
  if (!fits.ok) return fits;
  const signInRefused = async (code: "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED") => {
    await noteRefusedSignIn(db, credentials, { id: found?.member.id ?? null, code });
    return refuse(code);
  };
  if (!found || !fits.value) return signInRefused("BAD_CREDENTIALS");
  if (found.member.status !== "active") return signInRefused("ACCOUNT_BLOCKED");
  await uncountAttempt(db, attempt);
  const guest = credentials.guestToken ? await readGuestToken(keys, credentials.guestToken) : null;
  const opened = await inTransaction(db, async (tx) => {
    if (guest) await adoptSession(tx, guest, found.member.accountId);
    const session = await openSession(
      tx,
      keys,
      "portal",
      found.member.id,
      credentials.request,
      credentials.device,
    );
    await noteSignIn(tx, credentials.request, { id: found.member.id, sessionId: session.sessionId });
    return session;
  });
  return ok({ ...opened, user: userReply(found.member, found.account) });
}
