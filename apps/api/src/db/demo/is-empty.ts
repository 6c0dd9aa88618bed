import type { Db } from "../connect.ts";
import { sql } from "../orm.ts";
import { resortSetting } from "../schema/resort.ts";
import type { Tx } from "../tx.ts";

/** Whether no resort was made in this database yet. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM ${resortSetting} LIMIT 1`);
  return rows.length === 0;
}
