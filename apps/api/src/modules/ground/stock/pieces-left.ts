import type { HoldId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";

/**
 * Pieces of the stock `k` of a query that can be claimed now. A claim whose time is over counts as free although the
 * counter still holds it, and so does one of the hold that is named: its owner asks.
 */
export const piecesLeft = (exceptHoldId: HoldId | null) => sql`
  (k.capacity - k.held - k.sold + coalesce((
    select sum(c.pieces) from stock_claim c
    where c.stock_id = k.id and (c.expires_at <= pulau_now() or c.hold_id = ${exceptHoldId}::uuid)
  ), 0))::int`;
