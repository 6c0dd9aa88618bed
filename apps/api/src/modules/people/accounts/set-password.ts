import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import { endSessionsOf } from "./end-session.ts";
import { dropLinks, findLink, useLink } from "./mail-links.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import { checkNewPassword } from "./passwords/password-rules.ts";
import { findPerson, type Owner, peopleOf } from "./person-of.ts";
import { dropEmailChanges } from "./request-email-change.ts";
import { endStaffLinks } from "./staff-links.ts";

type Done = { readonly done: true };

/**
 * Sets a new password by a link from a mail and ends every session: for who forgot theirs, and for who was invited and
 * has none yet. A weak password leaves the link usable.
 */
export async function resetPassword(
  db: Db,
  request: FastifyRequest,
  reset: { token: string; password: string },
  purpose: "resetPassword" | "joinAccount" = "resetPassword",
): Promise<Result<Done, "LINK_INVALID" | "WEAK_PASSWORD" | "BUSY">> {
  const memberId = await findLink(db, purpose, reset.token);
  const person = memberId && (await findPerson(db, { side: "portal", personId: memberId }));
  if (!memberId || !person) return refuse("LINK_INVALID");
  const hashed = await hashNew(reset.password, person.email);
  if (!hashed.ok) return hashed;
  return inTransaction(db, async (tx) => {
    if ((await useLink(tx, purpose, reset.token)) === null) return refuse("LINK_INVALID");
    // The link came through the mailbox, so the address is verified too.
    const verified = { emailVerifiedAt: sql`coalesce(${member.emailVerifiedAt}, pulau_now())` };
    await tx
      .update(member)
      .set({ passwordHash: hashed.value, ...verified })
      .where(eq(member.id, memberId));
    await endSessionsOf(tx, "portal", memberId);
    await dropEmailChanges(tx, { side: "portal", personId: memberId });
    if (purpose === "resetPassword")
      await enqueue(tx, "send-mail", { template: "account-changed", memberId, what: "password" });
    await writeSecurityEntry(tx, request, {
      kind: "passwordChanged",
      person: { id: memberId },
      facts: { by: purpose },
    });
    return ok({ done: true });
  });
}

/**
 * Changes a password, of a guest or of staff; that the caller knows the present one was asked before. Ends the other
 * sessions, drops links to a new password or address, and tells the owner by mail.
 */
export async function changePassword(
  db: Db,
  request: FastifyRequest,
  { newPassword, ...owner }: Owner & { newPassword: string },
): Promise<Result<Done, "NOT_SIGNED_IN" | "WEAK_PASSWORD" | "BUSY">> {
  const person = await findPerson(db, owner);
  if (!person) return refuse("NOT_SIGNED_IN");
  const hashed = await hashNew(newPassword, person.email);
  if (!hashed.ok) return hashed;
  const { side, personId, sessionId } = owner;
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`UPDATE ${peopleOf(side)} SET password_hash = ${hashed.value} WHERE id = ${personId}`,
    );
    await endSessionsOf(tx, side, personId, [sessionId]);
    await dropEmailChanges(tx, owner);
    if (side === "portal") await dropLinks(tx, { purpose: "resetPassword", memberId: personId });
    else await endStaffLinks(tx, personId);
    const changed = { template: "account-changed", what: "password" } as const;
    await enqueue(
      tx,
      "send-mail",
      side === "portal" ? { ...changed, memberId: personId } : { ...changed, staffId: personId },
    );
    if (side === "staff") {
      const line = { staffId: personId, subject: "user", subjectId: personId } as const;
      await auditChange(tx, { ...line, act: "passwordChanged", facts: { name: person.name } });
    }
    await writeSecurityEntry(tx, request, { kind: "passwordChanged" });
    return ok({ done: true });
  });
}

async function hashNew(password: string, email: string): Promise<Result<string, "WEAK_PASSWORD" | "BUSY">> {
  const strong = checkNewPassword(password, email);
  return strong.ok ? hashPassword(password) : strong;
}
