import type { UserReply } from "@pulau/contract/accounts.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { inTransaction } from "../../../db/tx.ts";
import { adoptSession } from "./adopt-session.ts";
import { checkCredentials } from "./check-credentials.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
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
 * Signs a member in and takes over what the browser's anonymous session owns. The hashing runs outside the transaction, so
 * that no connection waits for it.
 */
export async function signIn(
  db: Db,
  keys: SessionKeys,
  credentials: Credentials,
): Promise<Result<SignedIn, Refusals>> {
  const found = await checkCredentials(db, { ...credentials, side: "portal" }, async () => {
    const [row] = await db
      .select({ person: member, account })
      .from(member)
      .innerJoin(account, eq(account.id, member.accountId))
      .where(eq(member.email, credentials.email));
    return row;
  });
  if (!found.ok) return found;
  const { person, account: own } = found.value;
  const guest = credentials.guestToken ? await readGuestToken(keys, credentials.guestToken) : null;
  const opened = await inTransaction(db, async (tx) => {
    if (guest) await adoptSession(tx, guest, person.accountId);
    const session = await openSession(tx, keys, "portal", person.id, credentials.request, credentials.device);
    await noteSignIn(tx, credentials.request, { id: person.id, sessionId: session.sessionId });
    return session;
  });
  return ok({ ...opened, user: userReply(person, own) });
}
