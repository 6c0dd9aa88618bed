import type { StaffReply } from "@pulau/contract/staff.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { staffUser } from "../../db/schema/accounts.ts";
import { inTransaction } from "../../db/tx.ts";
import {
  giveAttemptBack,
  mayAttempt,
  openSession,
  passwordFits,
  type SessionKeys,
} from "../accounts/public.ts";
import { loadStaff } from "./staff-reply.ts";

type Ask = { readonly email: string; readonly password: string; readonly address: string };
type SignedIn = { readonly user: StaffReply; readonly accessToken: string; readonly refreshToken: string };
type Refusals = "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS" | "BUSY";

/** Signs a member of staff in. That an account is blocked or deactivated is told only to who knows its password. */
export async function signInStaff(db: Db, keys: SessionKeys, ask: Ask): Promise<Result<SignedIn, Refusals>> {
  const attempt = { side: "staff", email: ask.email, address: ask.address } as const;
  const allowed = await mayAttempt(db, attempt);
  if (!allowed.ok) return allowed;
  const [found] = await db
    .select({ id: staffUser.id, passwordHash: staffUser.passwordHash })
    .from(staffUser)
    .where(eq(staffUser.email, ask.email));
  const fits = await passwordFits(found?.passwordHash ?? null, ask.password);
  if (!fits.ok) return fits;
  if (!found || !fits.value) return refuse("BAD_CREDENTIALS");
  const user = await loadStaff(db, found.id);
  if (!user) return refuse("ACCOUNT_BLOCKED");
  await giveAttemptBack(db, attempt);
  const opened = await inTransaction(db, (tx) => openSession(tx, keys, "staff", found.id));
  return ok({ ...opened, user });
}
