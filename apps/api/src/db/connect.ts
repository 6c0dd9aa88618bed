import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { WatchedPool } from "./watched-pool.ts";

/** The database outside any transaction: for single statements and for opening transactions. */
export type Db = NodePgDatabase & { readonly $client: pg.Pool | pg.Client };

/** A running transaction. A use case takes one, so that it can't reach a connection of its own. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Connected = { readonly pool: pg.Pool; readonly db: Db };

export type PoolLimits = {
  /** Most connections of this process. */
  readonly max?: number;
  /** Called when a connection that nobody uses breaks, as when the server restarts. */
  readonly onIdleError?: (error: Error) => void;
};

// Nights are calendar dates and never become an instant; sen and counts fit a JavaScript number or are a bug.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database's integer ${text} does not fit a number.`);
  return value;
});

/**
 * Opens a pool. The waiting limits travel with each connection's start, so that no statement between BEGIN and
 * COMMIT is spent on them: 3 s for a lock, 5 s for a free connection, 30 s for a statement. For a server that can't keep
 * them there is `WatchedPool`, and for a single connection that was lost on the way 35 s of our own.
 */
export function connect(url: string, limits: PoolLimits = {}): Connected {
  const pool = new WatchedPool({
    connectionString: url,
    max: limits.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    lock_timeout: 3_000,
    statement_timeout: 30_000,
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: "pulau",
  });
  pool.on("error", limits.onIdleError ?? (() => undefined));
  return { pool, db: databaseOn(pool) };
}

/** The database by a connection that somebody holds: everything then happens on that one. */
export const databaseOn = (client: pg.Pool | pg.Client): Db => drizzle({ client, casing: "snake_case" });

/** A connection beside the pool, without its limits, for what may take its time. Its loss ends nothing. */
export async function connectAlone(pool: pg.Pool, name: string): Promise<pg.Client> {
  const { connectionString } = pool.options;
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: name,
  });
  client.on("error", () => undefined); // whoever uses it hears of it from their statement
  await client.connect();
  return client;
}
