import type { Db } from "../../../db/connect.ts";
import { and, isNull, lt, sql } from "../../../db/orm.ts";
import { securityEntry } from "../../../db/schema/logs.ts";
import { emailChange, mailLink, session } from "../../../db/schema/sign-in.ts";

/**
 * Forgets sessions and links a month after their time, until when they show what happened, and the security log after
 * thirteen. Safe to run in every process.
 */
export async function tidyAccounts(db: Db): Promise<void> {
  const monthAgo = sql`pulau_now() - interval '30 days'`;
  await db.delete(session).where(lt(session.expiresAt, monthAgo));
  await db.delete(securityEntry).where(lt(securityEntry.at, sql`pulau_now() - interval '13 months'`));
  await db
    .delete(emailChange)
    .where(and(lt(emailChange.expiresAt, monthAgo), isNull(emailChange.confirmedAt)));
  await db.delete(emailChange).where(lt(emailChange.askedAt, sql`pulau_now() - interval '13 months'`));
  await db.delete(mailLink).where(lt(mailLink.expiresAt, monthAgo));
}
