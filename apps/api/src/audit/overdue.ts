import type { Invariant } from "../db/invariants/invariant.ts";

/** What may wait a moment while the servers run, and not for minutes. */
export const overdueFaults: readonly Invariant[] = [
  {
    rule: "G5",
    holds: "A gateway’s message is applied within ten minutes",
    faults: `
      SELECT format('gateway %s event %s of %s waits', gateway, event_id, received_at) AS fault
      FROM gateway_inbox WHERE applied_at IS NULL AND received_at < pulau_now() - interval '10 minutes'`,
  },
  {
    rule: "G5",
    holds: "No job is more than ten minutes late",
    faults: `
      SELECT format('job %s of %s was due at %s', id, name, start_after) AS fault FROM pgboss.job
      WHERE name NOT LIKE '\\_\\_%' AND state IN ('created', 'retry')
        AND start_after < pulau_now() - interval '10 minutes'`,
  },
  {
    rule: "G5",
    holds: "No job has failed for good",
    faults: `
      SELECT format('job %s of %s failed at %s', id, name, completed_on) AS fault FROM pgboss.job
      WHERE name NOT LIKE '\\_\\_%' AND state = 'failed'`,
  },
];
