import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Result } from "@pulau/domain/result.ts";
import { limitConcurrency } from "../../../../plugins/limit-concurrency.ts";

/** Argon2id (the library's default) at OWASP's recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's four threads two stay free for everything else. */
const inTurn = limitConcurrency({ atOnce: 2, waiting: 100 });

/** Two keyboards can write one letter differently; the hash must not care. */
const plain = (password: string): string => password.normalize("NFKC");

/** Hashes a new password; `BUSY` when too many wait already. */
export const hashPassword = (password: string): Promise<Result<string, "BUSY">> =>
  inTurn(() => hash(plain(password), cost));

let nobody: Promise<string> | undefined;

/**
 * Whether a password fits a hash. For nobody (null) it is false, after the same work, so that the time doesn't tell
 * which addresses are known.
 */
export const passwordFits = (stored: string | null, password: string): Promise<Result<boolean, "BUSY">> =>
  inTurn(async () => {
    nobody ??= hash(randomBytes(16), cost);
    const fits = await verify(stored ?? (await nobody), plain(password));
    return fits && stored !== null;
  });
