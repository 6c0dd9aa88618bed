import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { emailChange } from "../../../db/schema/sign-in.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { violates } from "../../../db/sql-state.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { isOpenedBy } from "../../../plugins/link-token.ts";
import { shortAddress, writeSecurityEntry } from "../../../plugins/security-log.ts";
import type { Side } from "../../../plugins/session.ts";
import { endSessionsOf } from "./end-session.ts";
import { dropLinksOf } from "./mail-links.ts";
import { moveContact } from "./move-contact.ts";
import { type Owner, ownerOf, peopleOf } from "./person-of.ts";

type Refusals = "LINK_INVALID" | "OTHER_ACCOUNT" | "EMAIL_TAKEN";
type Request = { readonly side: Side; readonly token: string };

/**
 * Changes an e-mail address by the link that its new mailbox got: who opens it may be signed in or not, and when signed
 * in then as the one who asked. Of two people who confirm one address at once the key lets one have it; the other is
 * told `EMAIL_TAKEN`, having shown that the mailbox is theirs. Ends every session but the one that asked and the one that
 * confirms, and every link that the old mailbox has; the old address is told.
 */
export async function confirmEmailChange(
  db: Db,
  request: FastifyRequest,
  link: Request,
): Promise<Result<{ done: true }, Refusals>> {
  try {
    return await inTransaction(db, (tx) => confirm(tx, request, link));
  } catch (error) {
    if (violates(error, "member_email_unique") || violates(error, "staff_user_email_unique"))
      return refuse("EMAIL_TAKEN");
    throw error;
  }
}

async function confirm(
  tx: Tx,
  request: FastifyRequest,
  { side, token }: Request,
): Promise<Result<{ done: true }, Refusals>> {
  const [change] = await tx
    .update(emailChange)
    .set({ endedAt: sql`pulau_now()`, confirmedAt: sql`pulau_now()` })
    .where(and(isOpenedBy(emailChange, token), eq(emailChange.side, side)))
    .returning();
  if (!change) return refuse("LINK_INVALID");
  const opener = openerOf(request);
  if (opener && opener.personId !== change.personId) return refuse("OTHER_ACCOUNT");
  if (side === "portal") await moveContact(tx, change);
  const { personId, oldEmail, newEmail, sessionId } = change;
  const verified = side === "portal" ? sql`, email_verified_at = pulau_now()` : sql``;
  const { rowCount } = await tx.execute(sql`
    UPDATE ${peopleOf(side)} SET email = ${newEmail}${verified}
    WHERE id = ${personId} AND email = ${oldEmail} AND status = 'active'`);
  if (rowCount !== 1) return refuse("LINK_INVALID");
  if (side === "staff") await auditEmail(tx, change);
  await endSessionsOf(tx, side, personId, [sessionId, ...(opener ? [opener.sessionId] : [])]);
  await dropLinksOf(tx, personId);
  await enqueue(tx, "send-mail", { template: "email-changed", changeId: change.id });
  const facts = { step: "done", from: shortAddress(oldEmail), to: shortAddress(newEmail) };
  await writeSecurityEntry(tx, request, {
    kind: "emailChanged",
    person: opener ? { id: personId, sessionId: opener.sessionId } : { id: personId },
    facts,
  });
  return ok({ done: true });
}

/** A member of staff has another address: the audit log tells both. */
async function auditEmail(
  tx: Tx,
  { oldEmail, newEmail }: Pick<typeof emailChange.$inferSelect, "oldEmail" | "newEmail">,
): Promise<void> {
  const [person] = await tx
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(eq(staffUser.email, newEmail));
  if (!person) return;
  await auditChange(tx, {
    staffId: person.id,
    act: "changed",
    subject: "user",
    subjectId: person.id,
    before: { email: oldEmail },
    after: { email: newEmail },
    facts: { name: person.name },
  });
}

/** Who is signed in where the link is opened; anybody may open it who is not. */
function openerOf({ session }: FastifyRequest): Owner | null {
  return session === null || session.kind === "anonymous" ? null : ownerOf(session);
}
