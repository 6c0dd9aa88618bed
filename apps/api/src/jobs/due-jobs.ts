import type pg from "pg";

/** Told with a queue's name when a job is written to it. */
export const jobChannel = "pulau_job";

/** A process that works on a job says so every second; one that has said nothing for seven is taken for dead. */
export const heartbeat = { seconds: 7, every: 1 } as const;

/** Beside pg-boss's own: the jobs under way, which are few among all that were done. */
export const activeJobsIndex = `
  CREATE INDEX IF NOT EXISTS pulau_job_active ON pgboss.job (heartbeat_on) WHERE state = 'active'`;

/**
 * Gives back the jobs of processes that died, and names the queues that have something to do. One statement for all
 * queues, so that a process that has nothing to do asks once where each of its workers would ask for itself.
 */
export async function findDueQueues(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: "due-jobs",
    text: `
      WITH orphaned AS (
        UPDATE pgboss.job SET state = 'retry', start_after = now(), heartbeat_on = NULL
        WHERE state = 'active' AND heartbeat_on < now() - interval '${heartbeat.seconds} seconds'
          AND heartbeat_on + heartbeat_seconds * interval '1 second' < now() AND retry_count < retry_limit
        RETURNING name)
      SELECT name FROM orphaned
      UNION
      SELECT q.name FROM pgboss.queue q WHERE EXISTS (
        SELECT FROM pgboss.job j
        WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now())`,
  });
  return rows.map(({ name }) => name);
}
