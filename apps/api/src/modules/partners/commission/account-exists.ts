import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** A part of a query: whether there is an account with this id. */
export const accountExistsSql = (id: AccountId): SQL => sql`EXISTS (SELECT FROM account WHERE id = ${id})`;

/** Whether there is such an account, whoever's it is: staff look at one that may have earned nothing. */
export async function accountExists(db: Db, id: AccountId): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM account WHERE id = ${id}`);
  return rowCount === 1;
}
