import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Tx } from "./connect.ts";

/** What a transaction does when all else is done, before it commits. */
type LastStep = (tx: Tx) => Promise<void>;

/** What one try of a transaction still has to do. */
export type CommitSteps = {
  readonly pool: pg.Pool;
  readonly steps: Map<string, LastStep>;
  /** Told once it has committed. */
  readonly listeners: (() => void)[];
};

const endings = new AsyncLocalStorage<CommitSteps>();

export const newCommitSteps = (pool: pg.Pool): CommitSteps => ({ pool, steps: new Map(), listeners: [] });

/**
 * Leaves something for the end of the transaction under way; under one name it is done once, as it was left last. What
 * must see everything that the transaction did, or takes locks of its own, belongs there.
 *
 * @param step made for the pool that the transaction runs on; null: there is nothing to do after all
 * @returns whether it was left; false outside any transaction of a pool
 */
export function runBeforeCommit(name: string, step: (pool: pg.Pool) => LastStep | null): boolean {
  const ending = endings.getStore();
  const made = ending && step(ending.pool);
  if (!made) return false;
  ending.steps.set(name, made);
  return true;
}

/** Does something once the transaction under way has committed, or at once where there is none; never if it is rolled back. */
export function afterCommit(tell: () => void): void {
  const ending = endings.getStore();
  if (ending) ending.listeners.push(tell);
  else tell();
}

/**
 * What is written about an act in the transaction that makes it: both are there, or neither. An act is noted by the first
 * of its transactions that changes anything and commits.
 */
export type ActNote = {
  /** Whether a transaction of the act was begun, and whether one that noted it has committed. */
  begun: boolean;
  committed: boolean;
  /** The call turned out to ask only: there is no act. */
  isReadOnly: boolean;
  /** Writes the note, unless the transaction has changed nothing; says whether it did. */
  readonly write: (tx: Tx) => Promise<boolean>;
};

const acts = new AsyncLocalStorage<ActNote | null>();

/** Does `work`, whose first transaction that changes anything carries the note. */
export const withActNote = <T>(note: ActNote, work: () => Promise<T>): Promise<T> => acts.run(note, work);

/** Does what comes before an act and is none: its transactions carry no note. */
export const outsideTransaction = <T>(work: () => Promise<T>): Promise<T> => acts.run(null, work);

/** Says that the call under way only asks what an act would come to. */
export function markReadOnly(): void {
  const note = acts.getStore();
  if (note) note.isReadOnly = true;
}

/** Runs `work` and then what was left for its end. */
export async function withLastSteps<T>(
  ending: CommitSteps,
  tx: Tx,
  work: () => Promise<T>,
  isOver: (result: T) => boolean,
): Promise<T> {
  const note = acts.getStore();
  if (note) note.begun = true;
  const result = await endings.run(ending, work);
  if (isOver(result)) return result;
  for (const step of ending.steps.values()) await step(tx);
  if (note && !note.committed && (await note.write(tx)))
    ending.listeners.push(() => {
      note.committed = true;
    });
  return result;
}
