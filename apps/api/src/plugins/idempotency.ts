import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { and, eq } from "../db/orm.ts";
import { idempotencyKey } from "../db/schema/platform.ts";
import { sqlStateOf } from "../db/sql-state.ts";
import { inTransaction, type Tx } from "../db/tx.ts";

/** A call that carries an `Idempotency-Key`, as `mount` hands it to the handler. */
export type KeyedCall = {
  /** Who calls; another actor's equal key is another key. */
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  /** Hash of the checked input: the same key with other input is refused. */
  readonly bodyHash: string;
  /** HTTP status of the remembered success. */
  readonly status: number;
};

/** The refusal of a call that needs a key and has none, or none that fits. */
export const keyMissing = {
  ok: false,
  failure: { code: "INVALID_INPUT", fields: [{ path: "Idempotency-Key", rule: "required" }] },
} as const;

class SentBefore extends Error {}

/**
 * Runs `work` once for a key: its effect, the key and the answer commit together, and every later or concurrent call
 * with the same key gets that answer. Other input under the same key is `KEY_REUSED`. Refusals are not remembered:
 * they had no effect.
 *
 * The key is claimed as the last statement, together with the answer: one round trip instead of two, and nobody holds
 * the key while waiting for anything else. A concurrent twin waits there, and its own effect is rolled back.
 */
export async function withIdempotency<T>(
  db: Db,
  call: KeyedCall,
  work: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    const result = await inTransaction(db, async (tx) => {
      const done = await work(tx);
      if (done.ok) await remember(tx, call, done.value);
      return done;
    });
    // A twin that committed first may be the very reason of this refusal.
    return result.ok ? result : ((await recall<T>(db, call)) ?? result);
  } catch (error) {
    const clashed = error instanceof SentBefore || sqlStateOf(error)?.startsWith("23");
    const earlier = clashed ? await recall<T>(db, call) : null;
    if (earlier === null) throw error;
    return earlier;
  }
}

/** The same where a caller may send a key: without one `work` is done as often as it is asked for. */
export const onceIfKeyed = <T, C extends FailureCode>(
  db: Db,
  call: KeyedCall | undefined,
  work: (tx: Tx) => Promise<Result<T, C>>,
): Promise<Result<T, C | "KEY_REUSED">> =>
  call ? (withIdempotency(db, call, work) as Promise<Result<T, C | "KEY_REUSED">>) : inTransaction(db, work);

async function remember(tx: Tx, call: KeyedCall, answer: unknown): Promise<void> {
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ ...call, answer: answer ?? null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length === 0) throw new SentBefore();
}

async function recall<T>(db: Db, call: KeyedCall): Promise<Result<T> | null> {
  const [found] = await db
    .select({ bodyHash: idempotencyKey.bodyHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.actor, call.actor),
        eq(idempotencyKey.route, call.route),
        eq(idempotencyKey.key, call.key),
      ),
    );
  if (!found) return null;
  return found.bodyHash === call.bodyHash ? ok(found.answer as T) : refuse("KEY_REUSED");
}
