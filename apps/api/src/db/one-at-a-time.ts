import type pg from "pg";
import { connectAlone } from "./connect.ts";

/** What only one process may do at a time. The numbers are arbitrary but must never change. */
const locks = { migrate: 7_285_281, seed: 7_285_282 } as const;

/**
 * Runs `work` while holding the database's lock for it; other processes wait for as long as it takes. The lock lives
 * with its connection, so it is free again even when this process is killed.
 */
export async function oneAtATime<T>(
  pool: pg.Pool,
  lock: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectAlone(pool, `pulau ${lock}`);
  try {
    await client.query("select pg_advisory_lock($1)", [locks[lock]]);
    return await work(client);
  } finally {
    await client.end(); // closing the connection frees the lock
  }
}
