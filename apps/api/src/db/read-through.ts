import pg from "pg";
import { type Db, databaseOn } from "./connect.ts";
import { type SQL, sql } from "./orm.ts";

/** Rows of a batch, and the database as it was when the first was read: for what more there is to tell of them. */
export type Batch<T> = { readonly rows: T[]; readonly db: Db };

/**
 * Reads all that a statement finds, so many rows at a time, as it was at one moment: nothing is left out however long it
 * is, and no more than a batch is held. It keeps a connection until it is read to the end or given up, and loses it when
 * the next batch is not asked for within half a minute.
 */
export async function* readThrough<T extends object>(
  db: Db,
  statement: SQL,
  batchSize: number,
): AsyncGenerator<Batch<T>, void, void> {
  const pool = db.$client instanceof pg.Pool ? db.$client : null;
  const client = pool ? await pool.connect() : null;
  const on = client ? databaseOn(client) : db;
  try {
    await on.execute(sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    // All of it is read: a plan that is quick to its first rows would be slow to its last.
    await on.execute(sql`SET LOCAL cursor_tuple_fraction = 1`);
    await on.execute(sql`DECLARE read_through NO SCROLL CURSOR FOR ${statement}`);
    for (;;) {
      const { rows } = await on.execute(sql`FETCH ${sql.raw(String(batchSize))} FROM read_through`);
      if (rows.length > 0) yield { rows: rows as T[], db: on };
      if (rows.length < batchSize) return;
    }
  } finally {
    // A connection that was lost on the way can't be told; it is of no more use.
    await on.execute(sql`ROLLBACK`).catch(() => undefined);
    client?.release(client.getTransactionStatus() !== "I");
  }
}
