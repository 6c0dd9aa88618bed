import type { HoldId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Claims } from "./claims-of.ts";

/** `hold`: a temporary block; `payment`: a booking that waits for its money; `booked`: paid for, without an end. */
export type ClaimState = "hold" | "payment" | "booked";

/** Takes pieces of stock for a hold in the place of what it had; a stock that is short breaks its check. */
export async function claimStock(
  tx: Tx,
  holdId: HoldId,
  claims: Pick<Claims, "stockIds" | "pieces">,
  state: ClaimState,
  ends: string | null,
): Promise<void> {
  await tx.execute(sql`
    WITH wanted AS (
      SELECT * FROM unnest(${sql.param(claims.stockIds)}::uuid[], ${sql.param(claims.pieces)}::int[]) AS w(stock_id, pieces)
    ), before AS (
      SELECT stock_id, pieces, state FROM stock_claim WHERE hold_id = ${holdId}
    ), let_go AS (
      DELETE FROM stock_claim WHERE hold_id = ${holdId} AND stock_id <> ALL(${sql.param(claims.stockIds)}::uuid[])
    ), ended AS (
      DELETE FROM stock_claim
      WHERE stock_id = ANY(${sql.param(claims.stockIds)}::uuid[]) AND hold_id <> ${holdId}
        AND state <> 'booked' AND expires_at <= pulau_now()
      RETURNING stock_id, pieces
    ), taken AS (
      INSERT INTO stock_claim (stock_id, hold_id, pieces, state, expires_at)
      SELECT stock_id, ${holdId}::uuid, pieces, ${state}, ${ends}::timestamptz FROM wanted
      ON CONFLICT (stock_id, hold_id) DO UPDATE
        SET pieces = excluded.pieces, state = excluded.state, expires_at = excluded.expires_at
    ), moved AS (
      SELECT stock_id, sum(held)::int AS held, sum(sold)::int AS sold FROM (
        SELECT stock_id, CASE ${state}::text WHEN 'booked' THEN 0 ELSE pieces END AS held,
          CASE ${state}::text WHEN 'booked' THEN pieces ELSE 0 END AS sold FROM wanted
        UNION ALL SELECT stock_id, CASE state WHEN 'booked' THEN 0 ELSE -pieces END,
          CASE state WHEN 'booked' THEN -pieces ELSE 0 END FROM before
        UNION ALL SELECT stock_id, -pieces, 0 FROM ended
      ) AS change GROUP BY stock_id
    )
    UPDATE stock s SET held = s.held + m.held, sold = s.sold + m.sold FROM moved m
    WHERE s.id = m.stock_id AND (m.held <> 0 OR m.sold <> 0)`);
}
