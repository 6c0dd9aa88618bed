import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";

/** What an account goes by, for staff; null of a booking that has none, and of an account that is gone. */
export async function loadAccountName(db: Db, accountId: AccountId | null): Promise<string | null> {
  if (accountId === null) return null;
  const [found] = await db.select({ name: account.name }).from(account).where(eq(account.id, accountId));
  return found?.name ?? null;
}
