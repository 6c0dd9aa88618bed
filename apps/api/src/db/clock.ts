import type { Db } from "./connect.ts";
import { sql } from "./orm.ts";
import type { Tx } from "./tx.ts";

/** The database's clock: the only one that a rule of the product goes by. */
export async function loadNow(db: Db | Tx): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`SELECT date_trunc('milliseconds', pulau_now()) AS now`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].now);
}
