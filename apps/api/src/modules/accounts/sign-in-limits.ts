import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { giveBack, type RateAsk, rateLimit } from "../../plugins/rate-limit.ts";
import type { Side } from "../../plugins/session.ts";

export type Attempt = { readonly side: Side; readonly email: string; readonly address: string };

const windowSeconds = 15 * 60;

/** Only failures stay counted: ten for an account, a hundred for an address, which a whole hotel may share. */
const limitsOf = ({ side, email, address }: Attempt): RateAsk[] => [
  { bucket: `sign-in ${side} address`, key: address, limit: 100, windowSeconds },
  { bucket: `sign-in ${side} account`, key: email, limit: 10, windowSeconds },
];

/** Counts an attempt to sign in and says whether it may go on. */
export const mayAttempt = (db: Db, attempt: Attempt): Promise<Result<null, "TOO_MANY_REQUESTS">> =>
  withinAll(db, limitsOf(attempt));

/** An attempt that succeeded was none. */
export async function giveAttemptBack(db: Db, attempt: Attempt): Promise<void> {
  for (const limit of limitsOf(attempt)) await giveBack(db, limit);
}

/** Counts a call against several limits; the first that is over refuses it. */
export async function withinAll(
  db: Db,
  limits: readonly RateAsk[],
): Promise<Result<null, "TOO_MANY_REQUESTS">> {
  for (const limit of limits) {
    const within = await rateLimit(db, limit);
    if (!within.ok) return within;
  }
  return ok(null);
}

/** Refreshes of one address: a busy office's tabs pass, a guessing machine does not. */
export const mayRefresh = (db: Db, side: Side, address: string): Promise<Result<null, "TOO_MANY_REQUESTS">> =>
  rateLimit(db, { bucket: `refresh ${side}`, key: address, limit: 300, windowSeconds: 60 });
