import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import { databaseOn } from "../db/connect.ts";
import { openListener } from "../db/listener.ts";
import { mailsAtOnce } from "../mail/mail-port.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import { coalesce } from "./coalesce.ts";
import { activeJobsIndex, findDueQueues, heartbeat, jobChannel } from "./due-jobs.ts";
import { type JobHandlers, type JobName, type Jobs, jobNames } from "./jobs.ts";
import { type Crew, failedJob, workTogether } from "./work-together.ts";

/**
 * A job that fails is tried again after 1 s, 2 s, 4 s and so on, later every five minutes for two weeks: a gateway that
 * is down for a night must cost nobody a refund. One whose process was killed is taken over within ten seconds (see
 * `findDueQueues`), one that never ends is given up after two minutes.
 */
const retries = {
  retryLimit: 4_032,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 120,
} as const;
const everyHour = "15 * * * *";
/** After the noon and the closing session of Bank Negara, on its working days. */
const afterBankSessions = "35 12,17 * * 1-5";
const everyNight = "30 3 * * *";
const everyFiveMinutes = "*/5 * * * *";

/** pg-boss's own looks; what a worker asks for itself when nobody has woken it is the last resort. In seconds. */
const seldom = { cronWorkerIntervalSeconds: 30, flowIntervalSeconds: 300, bamIntervalSeconds: 300 } as const;
const lastResort = 300;
/** How often a process looks for jobs that became due, or whose process died, in ms. */
const lookEvery = 1_000;
/** How long whoever stops waits for the jobs under way, in ms. */
const patience = 10_000;

const bossOn = (pool: pg.Pool, more: { supervise?: boolean; schedule?: boolean } = {}) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    persistWarnings: false,
    ...seldom,
    ...more,
  });

/** Hears of a job that failed, and of which queue it is; none where pg-boss itself failed. */
type OnJobError = (error: Error, queue?: string) => void;

/** pg-boss tells its errors as plain objects: an error again, with its message, stack and code. */
export function bossError(emitted: unknown): { error: Error; queue: string | undefined } {
  if (emitted instanceof Error) return { error: emitted, queue: undefined };
  const { queue, message, ...facts } = { message: String(emitted), ...(emitted as { queue?: string }) };
  return { error: Object.assign(new Error(message), facts), queue };
}

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
  await pool.query(activeJobsIndex);
  // pg-boss takes no less than ten seconds by its own calls, and looks at the column alone.
  await pool.query("UPDATE pgboss.queue SET heartbeat_seconds = $1 WHERE name = ANY($2)", [
    heartbeat.seconds,
    jobNames,
  ]);
}

/**
 * Begins to work on the queued jobs, beside any other process that does. Gives back what stops it: no new job is taken,
 * those under way are waited for.
 */
export async function workOnJobs(
  pool: pg.Pool,
  handlers: JobHandlers,
  onError: OnJobError,
): Promise<() => Promise<void>> {
  const boss = bossOn(pool);
  boss.on("error", (emitted: unknown) => {
    const { error, queue } = bossError(emitted);
    onError(error, queue);
  });
  await boss.start();
  const workers = new Map<string, Wake>();
  const mails = sendTogether(boss, handlers, onError);
  workers.set(mailQueue, mails.wake);
  for (const name of fewAtOnce) workers.set(name, await workOn(boss, name, handlers, onError));
  const { timeZone } = await loadSettings(databaseOn(pool));
  await boss.schedule("chase-balances", everyHour);
  await boss.schedule("mark-no-shows", everyHour);
  await boss.schedule("soil-rooms", everyHour);
  await boss.schedule("offer-freed", everyFiveMinutes);
  await boss.schedule("import-rates", afterBankSessions, undefined, { tz: malaysianTime });
  await boss.schedule("sweep-holds", everyHour);
  await boss.schedule("seat-parked", everyFiveMinutes);
  await boss.schedule("end-vouchers", everyHour);
  await boss.schedule("find-unmatched", everyHour);
  await boss.schedule("settle-commissions", everyHour);
  await boss.schedule("expire-packages", everyHour);
  await boss.schedule("earn-events", everyHour);
  await boss.schedule("end-own-data", everyHour);
  await boss.schedule("ask-feedback", everyHour);
  await boss.schedule("seal-ledger", everyFiveMinutes);
  await boss.schedule("close-departed", everyFiveMinutes);
  await boss.schedule("make-sailings", everyNight, undefined, { tz: timeZone });
  await boss.schedule("check-ledger", everyNight, undefined, { tz: timeZone });
  const stopWaking = wakeWorkers(pool, (name) => workers.get(name)?.(), onError);
  return async () => {
    await stopWaking();
    await mails.stop(patience);
    await boss.stop({ graceful: true, timeout: patience });
  };
}

/** Makes a queue's workers look for a job now. */
type Wake = () => void;

/**
 * Wakes a queue's workers when a job is committed to it, and looks each second for those that became due by themselves
 * (waiting, tried again, left by a process that died): one statement a second is all that an idle process asks for.
 */
function wakeWorkers(
  pool: pg.Pool,
  wake: (queue: string) => void,
  onError: (error: Error) => void,
): () => Promise<void> {
  let isOver = false;
  const look = coalesce(async () => {
    if (isOver) return;
    // The database may be away: the next look will tell.
    for (const queue of await findDueQueues(pool).catch(() => [])) wake(queue);
  });
  const timer = setInterval(look, lookEvery);
  const listener = openListener(pool, onError);
  listener.listen(jobChannel, (queue) => (queue === null ? void look() : wake(queue)));
  return async () => {
    clearInterval(timer);
    await listener.close();
    isOver = true;
    await look();
  };
}

/** Mails are many and short; of all others a process does two at a time. */
const mailQueue = "send-mail";
const fewAtOnce = jobNames.filter((name) => name !== mailQueue);

/** While as many are on the way to the mail server as it takes, as many more are read and written. */
const sendTogether = (boss: PgBoss, handlers: JobHandlers, onError: OnJobError): Crew =>
  workTogether(boss, mailQueue, {
    handle: handlers[mailQueue],
    atOnce: 2 * mailsAtOnce,
    onError: (error) => onError(error, mailQueue),
  });

/** A worker that had one looks for the next at once. Gives back what wakes all. */
async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  onError: OnJobError,
): Promise<Wake> {
  const options = {
    pollingIntervalSeconds: lastResort,
    batchSize: 1,
    heartbeatRefreshSeconds: heartbeat.every,
  };
  const startWorker = async (): Promise<Wake> => {
    const wake = () => boss.notifyWorker(worker);
    const worker: string = await boss.work<Jobs[N]>(name, options, async ([job]) => {
      try {
        // What a schedule writes has no data at all.
        if (job) await handlers[name](job.data ?? {});
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)), name);
        // pg-boss keeps what it is thrown, and a database's error holds the values of its statement.
        throw new Error(failedJob);
      } finally {
        wake();
      }
    });
    return wake;
  };
  const workers = await Promise.all([startWorker(), startWorker()]);
  return () => {
    for (const wake of workers) wake();
  };
}
