import type { AccountId, MemberId } from "@pulau/domain/ids.ts";
import { and, asc, eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";

/** Which member of which agency books. */
export type Agent = { readonly accountId: AccountId; readonly memberId: MemberId };

/** Who is told of a booking that staff make for an agency: its first owner. Null for every other account. */
export async function agentOf(tx: Tx, accountId: AccountId | null): Promise<Agent | null> {
  if (accountId === null) return null;
  const [found] = await tx
    .select({ accountId: account.id, memberId: member.id })
    .from(account)
    .innerJoin(member, eq(member.accountId, account.id))
    .where(and(eq(account.id, accountId), eq(account.kind, "agency"), eq(member.role, "admin")))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(1);
  return found ?? null;
}
