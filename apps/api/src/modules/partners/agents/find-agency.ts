import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";

/** The agency of a signed-in member. */
export async function findAgency(db: Db, accountId: AccountId): Promise<{ _id: AccountId; name: string }> {
  const [found] = await db
    .select({ _id: account.id, name: account.name })
    .from(account)
    .where(eq(account.id, accountId));
  if (!found) throw new Error(`account ${accountId} of a session is gone`);
  return found;
}
