import { sql } from "drizzle-orm";
import type { Db } from "../db/connect.ts";
import { idempotencyKey, rateWindow } from "../db/schema/platform.ts";

/** Forgets remembered answers after two days and counts of calls after one. Safe to run in every process. */
export async function tidy(db: Db): Promise<void> {
  await db.delete(idempotencyKey).where(sql`${idempotencyKey.createdAt} < now() - interval '2 days'`);
  await db.delete(rateWindow).where(sql`${rateWindow.windowStart} < now() - interval '1 day'`);
}
