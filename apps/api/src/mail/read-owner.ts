import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, asc, desc, eq, isNull, sql } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";

/** Who of an account is written to: of its admins the one who has been there longest. */
export async function readOwner(db: Db, accountId: AccountId) {
  const [found] = await db
    .select({ email: member.email, name: member.name, language: member.language })
    .from(member)
    .where(and(eq(member.accountId, accountId), isNull(member.erasedAt)))
    .orderBy(desc(sql`${member.role} = 'admin'`), asc(member.createdAt), asc(member.id))
    .limit(1);
  return found ?? null;
}
