import type pg from "pg";
import { PgBoss } from "pg-boss";
import { type JobHandlers, type JobName, type Jobs, jobNames } from "./jobs.ts";

/**
 * A job that fails is tried again after 1 s, 2 s, 4 s and so on, later every five minutes for two weeks: a gateway that
 * is down for a night must cost nobody a refund. One whose process was killed is taken up again after two minutes.
 */
const retries = {
  ...{ retryLimit: 4_032, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 },
  expireInSeconds: 120,
} as const;
const everyHour = "15 * * * *";
/** After the noon and the closing session of Bank Negara, on its working days. */
const afterBankSessions = "35 12,17 * * 1-5";
const everyNight = "30 3 * * *";
const everyFiveMinutes = "*/5 * * * *";

const bossOn = (pool: pg.Pool, more: { supervise?: boolean; schedule?: boolean } = {}) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    persistWarnings: false,
    ...more,
  });

/** Makes the tables and queues that `enqueue` writes to. Part of bringing a database up to date. */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const boss = bossOn(pool, { supervise: false, schedule: false });
  boss.on("error", () => undefined); // what fails here is thrown as well
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, retries);
    await boss.updateQueue(name, retries); // a queue that an earlier version made keeps nothing of its own
  }
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
  for (const name of jobNames) await workOn(boss, name, handlers, onError);
  await boss.schedule("chase-balances", everyHour);
  await boss.schedule("mark-no-shows", everyHour);
  await boss.schedule("offer-freed", everyFiveMinutes);
  await boss.schedule("import-rates", afterBankSessions, undefined, { tz: "Asia/Kuala_Lumpur" });
  await boss.schedule("sweep-holds", everyHour);
  await boss.schedule("end-vouchers", everyHour);
  await boss.schedule("find-unmatched", everyHour);
  await boss.schedule("settle-commissions", everyHour);
  await boss.schedule("expire-packages", everyHour);
  await boss.schedule("earn-events", everyHour);
  await boss.schedule("seal-ledger", everyFiveMinutes);
  await boss.schedule("check-ledger", everyNight, undefined, { tz: "Asia/Kuala_Lumpur" });
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  onError: (error: Error) => void,
) {
  const often = { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 };
  await boss.work<Jobs[N]>(name, often, async ([job]) => {
    try {
      if (job) await handlers[name](job.data);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      // pg-boss keeps what it is thrown, and a database's error holds the values of its statement.
      throw new Error("failed: see the log");
    }
  });
}
