import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { rateLimit, uncountCall } from "../../../plugins/rate-limit.ts";

/** Codes that one network may try in ten minutes without meeting one that is good: nobody finds a code by guessing. */
const guesses = { bucket: "promo-code", limit: 15, windowSeconds: 600 };

/** Runs what looks at a code that somebody typed. */
export type Guess = <T>(address: string, work: () => Promise<Result<T>>) => Promise<Result<T>>;

/** Runs what may look at a code: a guess where one was typed, and counted by nobody where none was. */
export const guessIf = <T>(guess: Guess, typed: boolean, ...[address, work]: Parameters<typeof guess<T>>) =>
  typed ? guess(address, work) : work();

/**
 * Counts codes that turned out to be none, by network; a good one is given back. Every call that can tell a code that is
 * there from one that is not goes through it, or its neighbour would be the way round.
 */
export function limitGuesses(db: Db, secret: string): Guess {
  const markOf = markNetworks(secret);
  return async (address, work) => {
    const call = { ...guesses, key: markOf(address) };
    const within = await rateLimit(db, call);
    if (!within.ok) return within;
    const found = await work();
    if (found.ok || found.failure.code !== "PROMO_UNKNOWN") await uncountCall(db, call);
    return found;
  };
}
