import type { StaffReply } from "@pulau/contract/staff.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { staffUser } from "../../../db/schema/accounts.ts";
import { inTransaction } from "../../../db/tx.ts";
import { networkOfCaller } from "../../../plugins/came-from.ts";
import {
  attemptSignIn,
  giveAttemptBack,
  noteRefusedSignIn,
  noteSignIn,
  openSession,
  passwordFits,
  type SessionKeys,
} from "../accounts/public.ts";
import { loadStaff } from "./staff-reply.ts";

type Request = { readonly email: string; readonly password: string; readonly request: FastifyRequest };
type SignedIn = { readonly user: StaffReply; readonly accessToken: string; readonly refreshToken: string };
type Refusals = "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS" | "BUSY";

/** Signs a member of staff in. That an account is blocked or deactivated is told only to who knows its password. */
export async function signInStaff(
  db: Db,
  keys: SessionKeys,
  credentials: Request,
): Promise<Result<SignedIn, Refusals>> {
  const attempt = {
    side: "staff",
    email: credentials.email,
    network: networkOfCaller(credentials.request),
  } as const;
  const allowed = await attemptSignIn(db, attempt);
  if (!allowed.ok) {
    await noteRefusedSignIn(db, credentials, { id: null, code: allowed.failure.code });
    return allowed;
  }
  const [found] = await db
    .select({ id: staffUser.id, passwordHash: staffUser.passwordHash })
    .from(staffUser)
    .where(eq(staffUser.email, credentials.email));
  const fits = await passwordFits(found?.passwordHash ?? null, credentials.password);
  if (!fits.ok) return fits;
  const signInRefused = async (code: "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED") => {
    await noteRefusedSignIn(db, credentials, { id: found?.id ?? null, code });
    return refuse(code);
  };
  if (!found || !fits.value) return signInRefused("BAD_CREDENTIALS");
  const user = await loadStaff(db, found.id);
  if (!user) return signInRefused("ACCOUNT_BLOCKED");
  await giveAttemptBack(db, attempt);
  const { accessToken, refreshToken } = await inTransaction(db, async (tx) => {
    const opened = await openSession(tx, keys, "staff", found.id, credentials.request);
    await noteSignIn(tx, credentials.request, { id: found.id, sessionId: opened.sessionId });
    return opened;
  });
  return ok({ accessToken, refreshToken, user });
}
