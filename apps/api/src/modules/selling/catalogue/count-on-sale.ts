import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { isSoldToAll } from "./rate-book-query.ts";

/** How many options everybody can book a stay with: those with a price and a day that is not over and open for sale. */
export async function countOnSale(db: Db | Tx, today: Day): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM package_option o JOIN package p ON p.id = o.package_id
    WHERE o.active_status AND p.active_status AND ${isSoldToAll} AND EXISTS (
      SELECT FROM period d WHERE d.option_id = o.id AND d."to" >= ${today} AND NOT d.stop_sell AND EXISTS (
        SELECT FROM rate r WHERE r.period_id = d.id OR r.option_id = o.id))`);
  return rows[0]?.count ?? 0;
}
