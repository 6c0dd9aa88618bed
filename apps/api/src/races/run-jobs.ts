import type { JobHandlers } from "../jobs/jobs.ts";
import type { Stage } from "./one-server.ts";

/** Runs the jobs of a name that are queued, as the queue would, where a test's server runs none by itself. */
export async function runJobs<N extends keyof JobHandlers>({ base, jobs }: Stage, name: N): Promise<void> {
  const { rows } = await base.pool.query("DELETE FROM pgboss.job WHERE name = $1 RETURNING data", [name]);
  for (const { data } of rows) await jobs[name](data);
}
