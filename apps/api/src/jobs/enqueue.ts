import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import { jobChannel } from "./due-jobs.ts";
import type { JobName, Jobs } from "./jobs.ts";
import { noticeOfMail } from "./notice-of-mail.ts";

/**
 * Queues a job in the transaction that causes it: both commit or neither does, so the queue is the outbox. Delivery is
 * at least once.
 *
 * It writes pg-boss's job table as `send` does, without asking for a started pg-boss: a use case needs nothing but its
 * transaction. What a job inherits stands with its queue. Whoever works on the queue is told when all is committed. What a
 * mail says to an account stands in its notices as well, by the same statement.
 *
 * @param startAfter not before this instant; at once unless told
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  data: Jobs[N],
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  const notice = name === "send-mail" ? noticeOfMail(data as Jobs["send-mail"]) : undefined;
  const { rowCount } = await tx.execute(sql`
    WITH queued AS (${insertJob(name, data, { startAfter })})${notice ? sql`, told AS (${notice})` : sql``}
    SELECT CASE WHEN start_after <= now() THEN pg_notify(${jobChannel}, name) END FROM queued`);
  if (rowCount !== 1) throw new Error(`there is no queue named ${name}`);
}

/** Takes back a job that has not begun, in the transaction that makes it needless. */
export async function withdraw<N extends JobName>(tx: Tx, name: N, data: Jobs[N]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM pgboss.job
    WHERE name = ${name} AND state = 'created' AND NOT blocked
      AND data = ${JSON.stringify(data)}::jsonb`);
}

/**
 * The same as a part of another statement, for a job that begins later: nobody is told of it now.
 * @param when whether it is queued at all
 */
export function insertJob<N extends JobName>(
  name: N,
  data: Jobs[N],
  { startAfter, when = sql`true` }: { startAfter: Date | undefined; when?: SQL },
): SQL {
  const start = startAfter ? sql`${startAfter.toISOString()}::timestamptz` : sql`now()`;
  return insertJobs(
    name,
    sql`SELECT ${JSON.stringify(data)}::jsonb AS data, ${start} AS start_after WHERE ${when}`,
  );
}

/**
 * The same for a job for each row of a query.
 * @param rows SELECT of `data` (jsonb, what the job is given) and `start_after`
 */
export const insertJobs = (name: JobName, rows: SQL): SQL => sql`
  INSERT INTO pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, policy)
  SELECT q.name, r.data, r.start_after, r.start_after + q.retention_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.heartbeat_seconds,
    q.deletion_seconds, q.policy
  FROM pgboss.queue q, (${rows}) r WHERE q.name = ${name}
  RETURNING name, start_after`;
