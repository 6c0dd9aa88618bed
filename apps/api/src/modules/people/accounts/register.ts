import type { UserReply } from "@pulau/contract/accounts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { adoptSession } from "./adopt-session.ts";
import { sendLink } from "./mail-links.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import { checkNewPassword } from "./passwords/password-rules.ts";
import type { SignedIn } from "./sign-in.ts";
import { readGuestToken } from "./tokens/access-token.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";
import { userReply } from "./user-reply.ts";

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: UserReply["language"];
  readonly guestToken?: string | undefined;
  readonly request: FastifyRequest;
  /** The mark of the browser, see `deviceOf`. */
  readonly device: string;
};

type Refusals = "EMAIL_TAKEN" | "WEAK_PASSWORD" | "BUSY";

/**
 * Opens a guest's account with its first member and its wallet, signs the member in, takes over what the anonymous
 * session owns, and queues the mail that verifies the address: all of it or nothing.
 */
export async function register(
  db: Db,
  { keys, secret }: { keys: SessionKeys; secret: string },
  newcomer: Registration,
): Promise<Result<SignedIn, Refusals>> {
  const strong = checkNewPassword(newcomer.password, newcomer.email);
  if (!strong.ok) return strong;
  if (await isTaken(db, newcomer.email)) return refuse("EMAIL_TAKEN");
  const hashed = await hashPassword(newcomer.password);
  if (!hashed.ok) return hashed;
  const guest = newcomer.guestToken ? await readGuestToken(keys, newcomer.guestToken) : null;
  return inTransaction(db, async (tx) => {
    const made = await makeMember(tx, newcomer, hashed.value);
    if (!made) return refuse("EMAIL_TAKEN");
    if (guest) await adoptSession(tx, guest, made.accountId);
    await sendLink(tx, secret, { purpose: "verifyEmail", memberId: made.id });
    const opened = await openSession(tx, keys, "portal", made.id, newcomer.request, newcomer.device);
    await noteSignIn(tx, newcomer.request, { id: made.id, sessionId: opened.sessionId });
    return ok({ ...opened, user: userReply(made, { kind: "guest" }) });
  });
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  const found = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
  return found.length > 0;
}

/** Null when another registration with this address was quicker. */
async function makeMember(tx: Tx, newcomer: Registration, passwordHash: string) {
  const { name, email, language } = newcomer;
  const [owner] = await tx.insert(account).values({ kind: "guest", name }).returning({ id: account.id });
  if (!owner) throw new Error("no account was made");
  const [made] = await tx
    .insert(member)
    .values({ accountId: owner.id, name, email, language, passwordHash, role: "admin" })
    .onConflictDoNothing({ target: member.email })
    .returning();
  if (made) await tx.insert(wallet).values({ accountId: owner.id });
  return made ?? null;
}
