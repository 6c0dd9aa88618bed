import type { HoldId, OwnerId, StockId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { violates } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { type ClaimState, claimStock } from "./claim-stock.ts";
import { releaseClaims } from "./claims.ts";

/** So many pieces of a stock. */
export type Piece = { readonly stockId: StockId; readonly pieces: number };

/**
 * Takes countable pieces for a purchase, which needs no room: places at an event, uses of a promo code. Its hold has the
 * purchase's id and is made here. A stock that is short breaks its check, as for a stay: see `refuseShortStock`.
 */
export async function claimPieces(
  tx: Tx,
  claim: {
    readonly holdId: HoldId;
    readonly ownerId: OwnerId;
    readonly pieces: readonly Piece[];
    readonly state: ClaimState;
    readonly until: Date | null;
  },
): Promise<void> {
  const ends = claim.until?.toISOString() ?? null;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO stay_hold (id, owner_id, kind, state, stay, created_at, expires_at)
    VALUES (${claim.holdId}, ${claim.ownerId}, 'purchase', ${claim.state === "booked" ? "booked" : "live"},
      ${JSON.stringify({ pieces: claim.pieces })}::jsonb, pulau_now(), ${ends}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, stay = excluded.stay, expires_at = excluded.expires_at
      WHERE stay_hold.kind = 'purchase'`);
  if (rowCount !== 1) throw new Error(`hold ${claim.holdId} is no purchase's`);
  const pieces = claim.pieces.toSorted((a, b) => (a.stockId < b.stockId ? -1 : 1));
  await tx.execute(sql`
    SELECT id FROM stock WHERE id = ANY(${sql.param(pieces.map(({ stockId }) => stockId))}::uuid[])
      OR id IN (SELECT stock_id FROM stock_claim WHERE hold_id = ${claim.holdId})
    ORDER BY id FOR UPDATE`);
  const claims = {
    stockIds: pieces.map(({ stockId }) => stockId),
    pieces: pieces.map((piece) => piece.pieces),
  };
  await claimStock(tx, claim.holdId, claims, claim.state, ends);
}

/**
 * Keeps what a purchase has claimed until another moment, or for good. What ended meanwhile is taken again, all of it or
 * nothing.
 * @returns false when it is not to be had any more; the transaction lives on
 */
export async function keepPieces(
  tx: Tx,
  claim: { readonly holdId: HoldId; readonly state: ClaimState; readonly until: Date | null },
): Promise<boolean> {
  const { rows } = await tx.execute<{ ownerId: OwnerId; pieces: Piece[] }>(sql`
    SELECT owner_id AS "ownerId", coalesce(stay -> 'pieces', '[]') AS pieces FROM stay_hold
    WHERE id = ${claim.holdId} AND kind = 'purchase'`);
  const [hold] = rows;
  if (!hold) return true;
  try {
    await tx.transaction((inner) => claimPieces(inner, { ...claim, ...hold }));
    return true;
  } catch (error) {
    if (violates(error, "stock_capacity")) return false;
    throw error;
  }
}

/** Gives back the pieces of a purchase; one that claimed none has nothing to give. */
export async function releasePieces(tx: Tx, holdId: HoldId): Promise<void> {
  await tx.execute(sql`
    UPDATE stay_hold SET state = 'released', expires_at = NULL WHERE id = ${holdId} AND kind = 'purchase'`);
  await releaseClaims(tx, holdId);
}
