import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { serviceKeys } from "../db/schema/service-keys.ts";
import { shortCache } from "../db/short-cache.ts";
import type { Tx } from "../db/tx.ts";

/** How long payments of keys that were replaced are still confirmed and refunded by them: no page stays open for that long. */
export const earlierDays = 3;

const earlierFor = sql.raw(`interval '${earlierDays} days'`);

/** Of a row whose keys serve nothing any more. */
export const isForgotten = sql`${serviceKeys.endedAt} < pulau_now() - ${earlierFor}`;

export type StoredKeys = typeof serviceKeys.$inferSelect;

const kept = shortCache(
  async (db: Db | Tx): Promise<readonly StoredKeys[]> =>
    db
      .select()
      .from(serviceKeys)
      .where(sql`${serviceKeys.endedAt} IS NULL OR NOT (${isForgotten})`)
      .orderBy(sql`${serviceKeys.endedAt} DESC NULLS FIRST, ${serviceKeys.setAt} DESC`),
);

/** What staff have entered, at most two seconds old: first what counts, then what was replaced, the last one first. */
export const loadStoredKeys = kept.load;

/** Reads them anew at the next question: for who has just changed them, and for who met what they don't explain. */
export const forgetStoredKeys = kept.forget;
