import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull, isNull, sql } from "../../../db/orm.ts";
import { ownerLink, staffRole, staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { keptLink, linkToken } from "../../../plugins/link-token.ts";
import { makeStaffLink } from "../accounts/public.ts";

/** Whoever gives or uses such a link waits for who does so before. */
export const oneOwnerAtATime = (tx: Tx) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('first owner', 0))`);

export const hasStaff = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: staffUser.id }).from(staffUser).limit(1)).length > 0;

/**
 * Makes the one-time link by which the first member of staff makes their account; the one given out before ends.
 *
 * @returns the link's path and query, or null when somebody is there already
 */
export function giveOwnerLink(db: Db, secret: string, email: string | null = null): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    await oneOwnerAtATime(tx);
    if (await hasStaff(tx)) return null;
    await tx.update(ownerLink).set({ endedAt: sql`pulau_now()` }).where(isNull(ownerLink.endedAt));
    const id = randomUUID();
    await tx
      .insert(ownerLink)
      .values({ id, madeAt: sql`pulau_now()`, ...keptLink(secret, "firstOwner", id) });
    const query = new URLSearchParams({
      token: linkToken(secret, "firstOwner", { id }),
      ...(email && { email }),
    });
    return `/staff/first-owner?${query}`;
  });
}

/**
 * Makes the link by which an owner who lost their password chooses another; those sent earlier stop working.
 *
 * @returns the link's path and query, or null when no owner who may sign in has this address
 */
export function giveOwnerPasswordLink(db: Db, secret: string, email: string): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const [owner] = await tx
      .select({ id: staffUser.id })
      .from(staffUser)
      .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
      .where(
        and(
          eq(staffUser.email, email),
          eq(staffRole.locked, true),
          eq(staffUser.status, "active"),
          isNotNull(staffUser.joinedAt),
        ),
      )
      .for("update", { of: staffUser });
    return owner ? makeStaffLink(tx, secret, owner.id) : null;
  });
}
