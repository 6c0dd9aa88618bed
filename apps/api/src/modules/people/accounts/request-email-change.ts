import { randomUUID } from "node:crypto";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { emailChange } from "../../../db/schema/sign-in.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { isUsable, keptLink } from "../../../plugins/link-token.ts";
import { shortAddress, writeSecurityEntry } from "../../../plugins/security-log.ts";
import { findPerson, lockPerson, type Owner } from "./person-of.ts";

/**
 * Asks for another e-mail address; that the caller knows the password was asked before. The new address gets a link,
 * the present one is told. Nothing else happens, and nothing else is answered, when the new one is somebody's already:
 * what its mailbox then reads is decided when the mail is sent. Whatever was asked for earlier ends.
 */
export function requestEmailChange(
  db: Db,
  secret: string,
  request: FastifyRequest,
  { newEmail, ...owner }: Owner & { newEmail: string },
): Promise<Result<{ done: true }, "NOT_SIGNED_IN" | "EMAIL_UNCHANGED">> {
  return inTransaction(db, async (tx) => {
    // Of two that are asked for at once the second must see the first, or both links would work.
    await lockPerson(tx, owner);
    const person = await findPerson(tx, owner);
    if (!person) return refuse("NOT_SIGNED_IN");
    if (person.email === newEmail) return refuse("EMAIL_UNCHANGED");
    await dropEmailChanges(tx, owner);
    const id = randomUUID();
    await tx.insert(emailChange).values({
      ...owner,
      id,
      newEmail,
      oldEmail: person.email,
      ...keptLink(secret, "changeEmail", id),
      askedAt: sql`pulau_now()`,
    });
    await enqueue(tx, "send-mail", { template: "confirm-email", changeId: id });
    await enqueue(tx, "send-mail", { template: "email-change-asked", changeId: id });
    const facts = { step: "asked", from: shortAddress(person.email), to: shortAddress(newEmail) };
    await writeSecurityEntry(tx, request, { kind: "emailChanged", facts });
    return ok({ done: true });
  });
}

/** Ends what a person asked for and has not confirmed: its link works no more. */
export async function dropEmailChanges(tx: Tx, { side, personId }: Omit<Owner, "sessionId">): Promise<void> {
  await tx
    .update(emailChange)
    .set({ endedAt: sql`pulau_now()` })
    .where(and(eq(emailChange.side, side), eq(emailChange.personId, personId), isNull(emailChange.endedAt)));
}

/** The address that a person asked for and can still confirm. */
export async function findPendingEmail(
  db: Db,
  { side, personId }: Omit<Owner, "sessionId">,
): Promise<string | null> {
  const [found] = await db
    .select({ email: emailChange.newEmail })
    .from(emailChange)
    .where(and(eq(emailChange.side, side), eq(emailChange.personId, personId), isUsable(emailChange)));
  return found?.email ?? null;
}
