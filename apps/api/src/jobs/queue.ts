import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { MailJob } from "../mail/mail-job.ts";
import type { Tx } from "../db/tx.ts";

/** Every job and what it is told. Ids only: a job reads the rest when it runs, so it never acts on old news. */
export type Jobs = {
  "apply-message": { inboxId: string };
  "lapse-booking": { bookingId: string };
  "poll-payment": { paymentId: string; tries: number };
  "return-money": { refundId: string };
  "send-mail": MailJob;
  "mark-no-shows": Record<string, never>;
};
export type JobName = keyof Jobs;

/** Tries of a job before it is put aside, and the seconds before the first repeat, which double from then on. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 } as const;
const jobNames: readonly JobName[] = [
  "apply-message",
  "lapse-booking",
  "poll-payment",
  "return-money",
  "send-mail",
  "mark-no-shows",
];

/** The side of the queue that use cases see: a job that is queued in their transaction, or never. */
export type Outbox = {
  enqueue<N extends JobName>(tx: Tx, name: N, data: Jobs[N], when?: { startAfter: Date }): Promise<void>;
};

export type JobHandlers = { [N in JobName]: (data: Jobs[N]) => Promise<void> };

export type Queue = Outbox & {
  /** Begins to work on every kind of job. */
  work(handlers: JobHandlers): Promise<void>;
  /** Stops taking jobs and waits for those under way. */
  stop(): Promise<void>;
};

/**
 * Opens the queue on the product's own database: a job commits together with what causes it, so the queue is the
 * outbox. Delivery is at least once; each handler must bear a repeat.
 */
export async function openQueue(pool: pg.Pool, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    persistWarnings: false,
  });
  boss.on("error", onError);
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name, retries);
  return {
    async enqueue(tx, name, data, when) {
      await boss.send(name, data, { ...when, db: fromDrizzle(tx, sql) });
    },
    async work(handlers) {
      for (const name of jobNames) await workOn(boss, name, handlers[name]);
      await boss.schedule("mark-no-shows", "15 * * * *");
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handle: (data: Jobs[N]) => Promise<void>) {
  await boss.work<Jobs[N]>(name, { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 }, async ([job]) => {
    if (job) await handle(job.data ?? ({} as Jobs[N]));
  });
}
