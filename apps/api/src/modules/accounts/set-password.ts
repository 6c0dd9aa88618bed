import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { member } from "../../db/schema/accounts.ts";
import { inTransaction, type Tx } from "../../db/tx.ts";
import { endSessionsOf } from "./end-session.ts";
import { dropLinks, findLink, useLink } from "./mail-links.ts";
import { hashPassword, passwordFits } from "./passwords/password-hash.ts";
import { checkNewPassword } from "./passwords/password-rules.ts";

type Done = { readonly done: true };

/**
 * Sets a new password by a link from a mail and ends every session: for who forgot theirs, and for who was invited and
 * has none yet. A weak password leaves the link usable.
 */
export async function resetPassword(
  db: Db,
  ask: { token: string; password: string },
  purpose: "resetPassword" | "joinAccount" = "resetPassword",
): Promise<Result<Done, "LINK_INVALID" | "WEAK_PASSWORD" | "BUSY">> {
  const memberId = await findLink(db, purpose, ask.token);
  const person = memberId && (await findMember(db, memberId));
  if (!person) return refuse("LINK_INVALID");
  const hashed = await hashNew(ask.password, person.email);
  if (!hashed.ok) return hashed;
  return inTransaction(db, async (tx) => {
    if ((await useLink(tx, purpose, ask.token)) === null) return refuse("LINK_INVALID");
    // The link came through the mailbox, so the address is verified too.
    const verified = { emailVerifiedAt: sql`coalesce(${member.emailVerifiedAt}, pulau_now())` };
    await tx
      .update(member)
      .set({ passwordHash: hashed.value, ...verified })
      .where(eq(member.id, person.id));
    await endSessionsOf(tx, "portal", person.id);
    return ok({ done: true });
  });
}

/** Changes the password of who knows the present one. Ends the other sessions and drops links to a new password. */
export async function changePassword(
  db: Db,
  ask: { memberId: string; sessionId: string; currentPassword: string; newPassword: string },
): Promise<Result<Done, "BAD_CREDENTIALS" | "WEAK_PASSWORD" | "BUSY">> {
  const person = await findMember(db, ask.memberId);
  const fits = await passwordFits(person?.passwordHash ?? null, ask.currentPassword);
  if (!fits.ok) return fits;
  if (!person || !fits.value) return refuse("BAD_CREDENTIALS");
  const hashed = await hashNew(ask.newPassword, person.email);
  if (!hashed.ok) return hashed;
  return inTransaction(db, async (tx) => {
    await tx.update(member).set({ passwordHash: hashed.value }).where(eq(member.id, person.id));
    await endSessionsOf(tx, "portal", person.id, ask.sessionId);
    await dropLinks(tx, { purpose: "resetPassword", memberId: person.id });
    return ok({ done: true });
  });
}

async function hashNew(password: string, email: string): Promise<Result<string, "WEAK_PASSWORD" | "BUSY">> {
  const strong = checkNewPassword(password, email);
  return strong.ok ? hashPassword(password) : strong;
}

async function findMember(db: Db | Tx, id: string) {
  const [found] = await db
    .select({ id: member.id, email: member.email, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, id));
  return found;
}
