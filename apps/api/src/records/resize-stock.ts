import type { StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../db/orm.ts";
import { stock } from "../db/schema/transport.ts";
import { violates } from "../db/sql-state.ts";
import type { Tx } from "../db/tx.ts";

/** Sets the most of a stock. `IN_USE`: more is sold or being paid for, which `taken` tells. */
export async function resizeStock(
  tx: Tx,
  stockId: StockId,
  capacity: number,
): Promise<Result<true, "IN_USE">> {
  const isIt = eq(stock.id, stockId);
  try {
    await tx.transaction((inner) => inner.update(stock).set({ capacity }).where(isIt));
    return ok(true);
  } catch (error) {
    if (!violates(error, "stock_capacity")) throw error;
  }
  const [row] = await tx
    .select({ taken: sql<number>`${stock.held} + ${stock.sold}` })
    .from(stock)
    .where(isIt);
  return refuse("IN_USE", { rule: "limit", taken: row?.taken ?? 0 });
}
