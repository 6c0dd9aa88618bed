import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";

/** Whether there is such an account, whoever's it is: staff look at one that may have earned nothing. */
export async function isAccount(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM account WHERE id = ${id}`);
  return rowCount === 1;
}
