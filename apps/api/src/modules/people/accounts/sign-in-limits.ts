import { setTimeout as pause } from "node:timers/promises";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { countCall, type Limit, rateLimit, uncountCall, withinAll } from "../../../plugins/rate-limit.ts";
import type { Side } from "../../../plugins/session.ts";

export type Attempt = {
  readonly side: Side;
  readonly email: string;
  /** Of the caller, see `networkOf`. */
  readonly network: string;
};

const windowSeconds = 15 * 60;

/**
 * Only failures stay counted: ten for an account from one network, a hundred for a network, which a whole hotel may share.
 * Elsewhere the account's owner goes on signing in.
 */
const limitsOf = ({ side, email, network }: Attempt): Limit[] => [
  { bucket: `sign-in ${side} address`, key: network, limit: 100, windowSeconds },
  { bucket: `sign-in ${side} account`, key: `${email} ${network}`, limit: 10, windowSeconds },
];

/** Failures of an account from everywhere: past so many each attempt waits a little longer, and none is refused. */
const everywhere = ({ side, email }: Attempt): Limit => ({
  bucket: `sign-in ${side} everywhere`,
  key: email,
  limit: 20,
  windowSeconds,
});
const longestPause = 5_000;
const pausePerFailure = 250;

/** Counts an attempt to sign in, and says whether it may go on; from many networks at one account it goes on slowly. */
export async function attemptSignIn(db: Db, attempt: Attempt): Promise<Result<null, "TOO_MANY_REQUESTS">> {
  const within = await withinAll(db, limitsOf(attempt));
  if (!within.ok) return within;
  const counted = await countCall(db, everywhere(attempt));
  const spare = counted.count - everywhere(attempt).limit;
  if (spare > 0) await pause(Math.min(longestPause, spare * pausePerFailure));
  return within;
}

/** An attempt that succeeded was none. */
export async function uncountAttempt(db: Db, attempt: Attempt): Promise<void> {
  for (const limit of [...limitsOf(attempt), everywhere(attempt)]) await uncountCall(db, limit);
}

/**
 * Counts who asks for a link to a new password. `spare`: this address was asked for from everywhere more often than
 * anybody needs.
 */
export async function mayAskForLink(
  db: Db,
  side: Side,
  { email, network }: Omit<Attempt, "side">,
): Promise<Result<{ spare: boolean }, "TOO_MANY_REQUESTS">> {
  const hour = { windowSeconds: 3600 };
  const within = await withinAll(db, [
    { bucket: `forgot ${side} address`, key: network, limit: 60, ...hour },
    { bucket: `forgot ${side} account`, key: `${email} ${network}`, limit: 5, ...hour },
  ]);
  if (!within.ok) return within;
  const everywhere = await rateLimit(db, {
    bucket: `forgot ${side} everywhere`,
    key: email,
    limit: 5,
    ...hour,
  });
  return ok({ spare: !everywhere.ok });
}

/** Refreshes of one network: a busy office's tabs pass, a guessing machine does not. */
export const mayRefresh = (db: Db, side: Side, network: string): Promise<Result<null, "TOO_MANY_REQUESTS">> =>
  rateLimit(db, { bucket: `refresh ${side}`, key: network, limit: 300, windowSeconds: 60 });
