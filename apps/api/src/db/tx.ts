import { setTimeout as pause } from "node:timers/promises";
import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "./connect.ts";
import { sqlStateOf } from "./sql-state.ts";

/** A running transaction. A use case takes one, so that it can't reach a connection of its own. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

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
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (isRefusal(result)) throw new Refused(result);
      return result;
    }, isolation);
  } catch (error) {
    if (error instanceof Refused) return error.result as T;
    throw error;
  }
}

const isRefusal = (value: unknown): value is Result<never> & { ok: false } =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false && "failure" in value;
