import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { and, eq, gt, sql } from "../db/orm.ts";
import { rateWindow } from "../db/schema/platform.ts";

export type Limit = {
  /** What is limited, such as `sign-in`. */
  readonly bucket: string;
  /** Who is counted: an address, an account. */
  readonly key: string;
  /** Most calls per window. */
  readonly limit: number;
  readonly windowSeconds: number;
};

/**
 * Counts one call and says whether it is still within the limit; all processes count together, in one statement.
 * A window begins with the first call and is `windowSeconds` long.
 */
export async function rateLimit(db: Db, call: Limit): Promise<Result<null, "TOO_MANY_REQUESTS">> {
  const counted = await countCall(db, call);
  if (counted.count <= call.limit) return ok(null);
  return refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: counted.secondsLeft });
}

/** Counts a call against several limits; the first that is over refuses it. */
export async function withinAll(
  db: Db,
  limits: readonly Limit[],
): Promise<Result<null, "TOO_MANY_REQUESTS">> {
  for (const limit of limits) {
    const within = await rateLimit(db, limit);
    if (!within.ok) return within;
  }
  return ok(null);
}

/** Counts a call, or several at once, and tells how many the window has by now and how long it goes on, in seconds. */
export async function countCall(
  db: Db,
  call: Omit<Limit, "limit">,
  calls = 1,
): Promise<{ count: number; secondsLeft: number }> {
  const length = sql`make_interval(secs => ${call.windowSeconds})`;
  const isOver = sql`${rateWindow.windowStart} <= now() - ${length}`;
  const [counted] = await db
    .insert(rateWindow)
    .values({ bucket: call.bucket, key: call.key, windowStart: sql`now()`, count: calls })
    .onConflictDoUpdate({
      target: [rateWindow.bucket, rateWindow.key],
      set: {
        count: sql`case when ${isOver} then ${calls}::int else ${rateWindow.count} + ${calls}::int end`,
        windowStart: sql`case when ${isOver} then now() else ${rateWindow.windowStart} end`,
      },
    })
    .returning({
      count: rateWindow.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateWindow.windowStart} + ${length} - now()))::int`,
    });
  return counted ?? { count: 0, secondsLeft: 0 };
}

/** Takes one counted call back, as when an attempt turned out to be a good one. */
export async function uncountCall(db: Db, call: Pick<Limit, "bucket" | "key">): Promise<void> {
  await db
    .update(rateWindow)
    .set({ count: sql`${rateWindow.count} - 1` })
    .where(and(eq(rateWindow.bucket, call.bucket), eq(rateWindow.key, call.key), gt(rateWindow.count, 0)));
}
