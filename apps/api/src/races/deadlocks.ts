import type { TwoServers } from "./two-servers.ts";

/**
 * How often PostgreSQL had to end one of two transactions that waited for each other. It is told when a connection
 * closes, so the servers are stopped first; a call that was tried again and then went well is counted too.
 */
export async function deadlocksOf({ base, servers }: TwoServers): Promise<number> {
  await Promise.all(servers.map((server) => server.stop()));
  const { rows } = await base.pool.query<{ deadlocks: number }>(
    "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0]?.deadlocks ?? Number.NaN;
}
