import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** The database outside any transaction: for single statements and for opening transactions. */
export type Db = NodePgDatabase;

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
 * COMMIT is spent on them: 3 s for a lock, 5 s for a free connection, 30 s for a statement.
 */
export function connect(url: string, limits: PoolLimits = {}): Connected {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    lock_timeout: 3_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "pulau",
  });
  pool.on("error", limits.onIdleError ?? (() => undefined));
  return { pool, db: drizzle({ client: pool, casing: "snake_case" }) };
}
