import type pg from "pg";
import { PgBoss } from "pg-boss";
import { type JobHandlers, type JobName, type Jobs, jobNames } from "./jobs.ts";

/** Tries of a job before it is put aside, and the seconds before the first repeat, which double from then on. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 } as const;
const everyHour = "15 * * * *";

const bossOn = (pool: pg.Pool, more: { supervise?: boolean; schedule?: boolean } = {}) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    persistWarnings: false,
    ...more,
  });

/** Makes the tables and queues that `enqueue` writes to. Part of bringing a database up to date. */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const boss = bossOn(pool, { supervise: false, schedule: false });
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name, retries);
  await boss.stop({ graceful: false });
}

/**
 * Begins to work on the queued jobs, beside any other process that does. Gives back what stops it: no new job is taken,
 * those under way are waited for.
 */
export async function workOnJobs(
  pool: pg.Pool,
  handlers: JobHandlers,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const boss = bossOn(pool);
  boss.on("error", onError);
  await boss.start();
  for (const name of jobNames) await workOn(boss, name, handlers);
  await boss.schedule("mark-no-shows", everyHour);
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers) {
  const often = { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 };
  await boss.work<Jobs[N]>(name, often, async ([job]) => {
    if (job) await handlers[name](job.data);
  });
}
