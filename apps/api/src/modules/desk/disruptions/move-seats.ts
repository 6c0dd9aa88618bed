import type { HoldId, StockId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Seats that a booking gives back, gets, or both. */
export type SeatMove = {
  readonly holdId: HoldId;
  readonly from: StockId | null;
  readonly to: StockId | null;
  /** Of the new stock. */
  readonly pieces: number;
  /** Until when it waits for its payment; null once it is sold. */
  readonly until: Date | null;
};

/**
 * Moves claims from one stock to another, all in one statement: the stocks are locked, so the counters change with the claims. A stock
 * that is short breaks its check, and one that is closed refuses.
 */
export async function moveSeats(tx: Tx, moves: readonly SeatMove[]): Promise<void> {
  if (moves.length === 0) return;
  const column = <T>(value: (move: SeatMove) => T) => sql.param(moves.map(value));
  const { rows } = await tx.execute<{ lost: number }>(sql`
    WITH moving AS (
      SELECT * FROM unnest(${column(({ holdId }) => holdId)}::uuid[], ${column(({ from }) => from)}::uuid[],
        ${column(({ to }) => to)}::uuid[], ${column(({ pieces }) => pieces)}::int[],
        ${column(({ until }) => until?.toISOString() ?? null)}::timestamptz[]) AS m(hold_id, from_id, to_id, pieces, ends)
    ), gone AS (
      DELETE FROM stock_claim c USING moving m WHERE c.hold_id = m.hold_id AND c.stock_id = m.from_id
      RETURNING c.stock_id, c.pieces, c.state
    ), got AS (
      INSERT INTO stock_claim (stock_id, hold_id, pieces, state, expires_at)
      SELECT to_id, hold_id, pieces, CASE WHEN ends IS NULL THEN 'booked' ELSE 'payment' END, ends
      FROM moving WHERE to_id IS NOT NULL
      RETURNING stock_id, pieces, state
    ), change AS (
      SELECT stock_id, sum(CASE state WHEN 'booked' THEN 0 ELSE pieces END)::int AS held,
        sum(CASE state WHEN 'booked' THEN pieces ELSE 0 END)::int AS sold
      FROM (SELECT * FROM got UNION ALL SELECT stock_id, -pieces, state FROM gone) both_ways GROUP BY stock_id
    ), counted AS (
      UPDATE stock s SET held = s.held + c.held, sold = s.sold + c.sold FROM change c WHERE s.id = c.stock_id
    )
    SELECT (SELECT count(*) FROM moving WHERE from_id IS NOT NULL)::int - (SELECT count(*) FROM gone)::int AS lost`);
  if (rows[0]?.lost !== 0) throw new Error("a booking that is to sail claims no seat");
}
