import type { SessionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { MemberSession, PersonIdOf, Side, StaffSession } from "../../../plugins/session.ts";

/** A person of one side and the session from which they call. */
export type Owner = {
  [S in Side]: { readonly side: S; readonly personId: PersonIdOf<S>; readonly sessionId: SessionId };
}[Side];

/** Whose session this is. */
export const ownerOf = (session: MemberSession | StaffSession): Owner =>
  session.kind === "staff"
    ? { side: "staff", personId: session.staffId, sessionId: session.sessionId }
    : { side: "portal", personId: session.memberId, sessionId: session.sessionId };

/** Where a side's people are kept: both have a name, an address, a password, a status and a language. */
export const peopleOf = (side: Side): SQL => (side === "staff" ? sql`staff_user` : sql`member`);

export type Person = { readonly name: string; readonly email: string; readonly passwordHash: string };

/** An active person of a side; null when unknown or blocked. */
export async function findPerson(
  db: Db | Tx,
  { side, personId }: Omit<Owner, "sessionId">,
): Promise<Person | null> {
  const { rows } = await db.execute<Person>(sql`
    SELECT name, email, password_hash AS "passwordHash" FROM ${peopleOf(side)}
    WHERE id = ${personId} AND status = 'active'`);
  return rows[0] ?? null;
}

/**
 * Lets one transaction at a time work on what a person asked for, until it ends. `FOR NO KEY UPDATE`: rows that only
 * point at the person need not wait.
 */
export async function lockPerson(tx: Tx, { side, personId }: Omit<Owner, "sessionId">): Promise<void> {
  await tx.execute(sql`SELECT FROM ${peopleOf(side)} WHERE id = ${personId} FOR NO KEY UPDATE`);
}
