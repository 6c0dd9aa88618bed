import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Locks the stocks that a query tells, by id, and lets go of claims whose time is over, so that only who has a place counts. */
export async function lockStocks(tx: Tx, own: SQL): Promise<void> {
  await tx.execute(sql`SELECT id FROM stock WHERE id IN (${own}) ORDER BY id FOR UPDATE`);
  await tx.execute(sql`
    WITH ended AS (
      DELETE FROM stock_claim WHERE stock_id IN (${own}) AND state <> 'booked' AND expires_at <= pulau_now()
      RETURNING stock_id, pieces
    )
    UPDATE stock k SET held = k.held - e.pieces
    FROM (SELECT stock_id, sum(pieces)::int AS pieces FROM ended GROUP BY stock_id) e WHERE k.id = e.stock_id`);
}
