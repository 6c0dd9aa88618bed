import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Tx } from "./tx.ts";

/** What a transaction does when all else is done, before it commits. */
type LastStep = (tx: Tx) => Promise<void>;

type Ending = { readonly pool: pg.Pool; readonly steps: Map<string, LastStep> };

const endings = new AsyncLocalStorage<Ending>();

/**
 * Leaves something for the end of the transaction under way; under one name it is done once, as it was left last. What
 * must see everything that the transaction did, or takes locks of its own, belongs there.
 *
 * @param step made for the pool that the transaction runs on; null: there is nothing to do after all
 * @returns whether it was left; false outside any transaction of a pool
 */
export function leaveForEnd(name: string, step: (pool: pg.Pool) => LastStep | null): boolean {
  const ending = endings.getStore();
  const made = ending && step(ending.pool);
  if (!made) return false;
  ending.steps.set(name, made);
  return true;
}

/** Runs `work` and then what was left for its end. */
export async function withLastSteps<T>(
  pool: pg.Pool,
  tx: Tx,
  work: () => Promise<T>,
  isOver: (result: T) => boolean,
): Promise<T> {
  const ending: Ending = { pool, steps: new Map() };
  const result = await endings.run(ending, work);
  if (!isOver(result)) for (const step of ending.steps.values()) await step(tx);
  return result;
}
