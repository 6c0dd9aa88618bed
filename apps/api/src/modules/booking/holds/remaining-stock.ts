import { sql } from "../../../db/orm.ts";
import { stock } from "../../../db/schema/transport.ts";

/** How many pieces of the query's stock can be had now; what ended claims still count is free. */
export const remainingStock = sql<number>`(${stock.capacity} - (
  SELECT coalesce(sum(k.pieces), 0) FROM stock_claim k
  WHERE k.stock_id = ${stock.id} AND (k.expires_at IS NULL OR k.expires_at > pulau_now())))::int`;
