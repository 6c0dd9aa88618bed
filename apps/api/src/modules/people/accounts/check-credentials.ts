import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import type { Side } from "../../../plugins/session.ts";
import { noteRefusedSignIn } from "./note-sign-in.ts";
import { passwordFits } from "./passwords/password-hash.ts";
import { attemptSignIn, uncountAttempt } from "./sign-in-limits.ts";

type Typed = { readonly email: string; readonly password: string; readonly request: FastifyRequest };
type Person = { readonly id: PersonId; readonly passwordHash: string; readonly status: string };

/** Refuses a sign-in, and notes it in the security log. */
export async function refuseSignIn<C extends FailureCode>(
  db: Db,
  typed: Pick<Typed, "email" | "request">,
  { id, code }: { readonly id: PersonId | null; readonly code: C },
) {
  await noteRefusedSignIn(db, typed, { id, code });
  return refuse(code);
}

/**
 * Finds who has an address and checks their password. An unknown address and a wrong password look alike; that somebody is
 * blocked is told only to who knows the password. What failed stays counted.
 */
export async function checkCredentials<F extends { readonly person: Person }>(
  db: Db,
  { side, ...typed }: Typed & { readonly side: Side },
  find: () => Promise<F | undefined>,
): Promise<Result<F, "BAD_CREDENTIALS" | "ACCOUNT_BLOCKED" | "TOO_MANY_REQUESTS" | "BUSY">> {
  const attempt = { side, email: typed.email, network: networkOfCaller(typed.request) };
  const allowed = await attemptSignIn(db, attempt);
  if (!allowed.ok) {
    await noteRefusedSignIn(db, typed, { id: null, code: allowed.failure.code });
    return allowed;
  }
  const found = await find();
  const fits = await passwordFits(found?.person.passwordHash ?? null, typed.password);
  if (!fits.ok) return fits;
  if (!found || !fits.value)
    return refuseSignIn(db, typed, { id: found?.person.id ?? null, code: "BAD_CREDENTIALS" });
  const { id, status } = found.person;
  if (status !== "active") return refuseSignIn(db, typed, { id, code: "ACCOUNT_BLOCKED" });
  await uncountAttempt(db, attempt);
  return ok(found);
}
