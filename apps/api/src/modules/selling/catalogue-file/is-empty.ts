import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whether there is nothing yet to sell and nothing was ever sold: only then is there a beginning to choose. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM room_type) AND NOT EXISTS (SELECT FROM package)
      AND NOT EXISTS (SELECT FROM boat) AND NOT EXISTS (SELECT FROM booking) AS empty`);
  return rows[0]?.empty === true;
}
