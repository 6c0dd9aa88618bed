import { setTimeout as pause } from "node:timers/promises";
import type { Result } from "@pulau/domain/result.ts";
import pg from "pg";
import { newCommitSteps, withLastSteps } from "./commit-steps.ts";
import { type Db, databaseOn, type Tx } from "./connect.ts";
import { isUnanswered, sqlStateOf } from "./sql-state.ts";

export type { Tx };

type Isolation = NonNullable<Parameters<Db["transaction"]>[1]>;

/** Two transactions that undo one another: a serialisation failure, a deadlock. */
const worthAnotherTry = new Set(["40001", "40P01"]);
const mostRetries = 5;

class Refused extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("refused");
    this.result = result;
  }
}

/**
 * Runs `work` in one transaction. A refusal that it returns rolls everything back and is handed on. The whole is
 * tried again, at most five times, when PostgreSQL sacrificed it to another transaction; `work` must therefore
 * have no effect but its statements. A lock not had in 3 s throws SQLSTATE 55P03, which the caller meets as `BUSY`.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation?: Isolation,
): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await once(db, work, isolation);
    } catch (error) {
      if (retries >= mostRetries || !worthAnotherTry.has(sqlStateOf(error) ?? "")) throw error;
      await pause(Math.random() * 20 * 2 ** retries); // apart, so that the same two don't meet again
    }
  }
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: Isolation): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return onOne(db, work, isolation);
  // Drizzle would take the connection itself, and keep it for ever if BEGIN finds it dead.
  const client = await db.$client.connect();
  try {
    const pool = db.$client;
    const ending = newCommitSteps(pool);
    const whole = (tx: Tx) => withLastSteps(ending, tx, () => work(tx), isRefusal);
    const result = await onOne(onClient(client), whole, isolation);
    if (!isRefusal(result)) for (const tell of ending.listeners) tell();
    return result;
  } finally {
    client.release(client.getTransactionStatus() !== "I"); // one that is not out of its transaction is of no more use
  }
}

/** Each connection's own, kept for as long as it is: Drizzle learns every table's names once. */
const known = new WeakMap<pg.Client, Db>();
const onClient = (client: pg.Client): Db => {
  const db = known.get(client) ?? databaseOn(client);
  known.set(client, db);
  return db;
};

async function onOne<T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: Isolation): Promise<T> {
  let first: unknown;
  try {
    return await db.transaction(async (tx) => {
      try {
        const result = await work(tx);
        if (isRefusal(result)) throw new Refused(result);
        return result;
      } catch (error) {
        first = error;
        // ROLLBACK would wait in vain on a connection whose last statement nobody answered.
        if (isUnanswered(error) && db.$client instanceof pg.Client) db.$client.connection.stream.destroy();
        throw error;
      }
    }, isolation);
  } catch (error) {
    if (first instanceof Refused) return first.result as T;
    throw first ?? error; // that a dead connection takes no ROLLBACK hides the reason from nobody
  }
}

/**
 * Runs `work` within a transaction: what it did is taken back when it refuses or throws, and nothing else is. The
 * refusal is handed on.
 */
export async function inSavepoint<T>(tx: Tx, work: (inner: Tx) => Promise<T>): Promise<T> {
  try {
    return await tx.transaction(async (inner) => {
      const result = await work(inner);
      if (isRefusal(result)) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as T;
    throw error;
  }
}

const isRefusal = (value: unknown): value is Result<never> & { ok: false } =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false && "failure" in value;
