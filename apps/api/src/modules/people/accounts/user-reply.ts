import type { UserReply } from "@pulau/contract/accounts.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";

/** A member as their own screens see them; null when unknown or blocked. */
export async function loadUser(db: Db | Tx, memberId: MemberId): Promise<UserReply | null> {
  const [found] = await db
    .select()
    .from(member)
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(eq(member.id, memberId), eq(member.status, "active")));
  return found ? userReply(found.member, found.account) : null;
}

export const userReply = (
  person: typeof member.$inferSelect,
  owner: Pick<typeof account.$inferSelect, "kind">,
): UserReply => ({
  id: person.id,
  name: person.name,
  email: person.email,
  profilePicture: person.pictureUrl ? { url: person.pictureUrl } : null,
  role: person.role,
  accountId: person.accountId,
  accountKind: owner.kind,
  emailVerified: person.emailVerifiedAt !== null,
  language: person.language,
});
