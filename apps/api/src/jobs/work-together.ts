import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { coalesce } from "./coalesce.ts";
import { heartbeat } from "./due-jobs.ts";
import type { JobName, Jobs } from "./jobs.ts";

/** What pg-boss writes of a job that failed: it would keep what it is thrown, and that may hold something personal. */
export const failedJob = "failed: see the log";

type How<N extends JobName> = {
  readonly handle: (data: Jobs[N]) => Promise<void>;
  /** Most jobs under way at a time. */
  readonly atOnce: number;
  readonly onError: (error: Error) => void;
};

export type Crew = {
  /** Looks for jobs now. */
  readonly wake: () => void;
  /** Takes no new job, and waits for those under way, but no longer than so many ms. */
  readonly stop: (patience: number) => Promise<void>;
};

/**
 * Works on a queue of many short jobs. Each is claimed, done and settled for itself, as by a worker of its own, but those that are
 * free at one moment are claimed by one statement and those that end while one is written are settled by the next: behind a queue
 * of hundreds that is a quarter of the statements. New ones are claimed when half of the places are free.
 *
 * A handler must end by itself: nothing ends it. What could not be settled is tried again each second.
 */
export function workTogether<N extends JobName>(
  boss: PgBoss,
  name: N,
  { handle, atOnce, onError }: How<N>,
): Crew {
  /** Claimed and not settled yet, by their ids. */
  const ours = new Set<string>();
  const ended: { job: string; isDone: boolean }[] = [];
  let underWay = 0;
  let isOver = false;
  const report = (error: unknown) => onError(error instanceof Error ? error : new Error(String(error)));

  const settle = coalesce(async () => {
    const settled = ended.splice(0);
    const ids = (wanted: boolean) => settled.filter(({ isDone }) => isDone === wanted).map(({ job }) => job);
    const [done, failed] = [ids(true), ids(false)];
    try {
      // Also what was taken for a dead process's while the database was away: it is done.
      if (done.length > 0) await boss.complete(name, done, null, { includeQueued: true });
      for (const job of done) ours.delete(job);
    } catch (error) {
      report(error);
      ended.push(...settled.filter(({ isDone }) => isDone)); // written again it changes nothing
    }
    // One that could not be given back is told alive no more, and is taken over in seconds like a dead process's.
    for (const job of failed) ours.delete(job);
    if (failed.length > 0) await boss.fail(name, failed, new Error(failedJob)).catch(report);
  });

  const claim = coalesce(async () => {
    const free = atOnce - underWay;
    if (isOver || free < atOnce / 2) return;
    try {
      // What is ours still was taken for a dead process's while the database was away: its end is settled once it is there.
      for (const { id, data } of await boss.fetch<Jobs[N]>(name, { batchSize: free }))
        if (!ours.has(id)) void work(id, data);
    } catch (error) {
      report(error);
    }
  });

  async function work(job: string, data: Jobs[N]): Promise<void> {
    underWay += 1;
    ours.add(job);
    const isDone = await handle(data).then(
      () => true,
      (error: unknown) => {
        report(error);
        return false;
      },
    );
    underWay -= 1;
    ended.push({ job, isDone });
    void settle();
    void claim();
  }

  const timer = setInterval(() => {
    if (ours.size > 0) boss.touch(name, [...ours]).catch(report);
    if (ended.length > 0) void settle();
  }, heartbeat.every * 1_000);

  return {
    wake: () => void claim(),
    async stop(patience) {
      isOver = true;
      await claim(); // what is being claimed is done as well
      for (const end = Date.now() + patience; underWay > 0 && Date.now() < end; await pause(20));
      await settle();
      clearInterval(timer);
    },
  };
}
