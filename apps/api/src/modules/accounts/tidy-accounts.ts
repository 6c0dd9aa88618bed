import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { mailLink, session } from "../../db/schema/accounts.ts";

/**
 * Forgets sessions and links a month after their time: until then they show what happened. Safe to run in every
 * process.
 */
export async function tidyAccounts(db: Db): Promise<void> {
  const monthAgo = sql`pulau_now() - interval '30 days'`;
  await db.delete(session).where(lt(session.expiresAt, monthAgo));
  await db.delete(mailLink).where(lt(mailLink.expiresAt, monthAgo));
}
