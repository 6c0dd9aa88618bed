import type { StockId } from "@pulau/domain/ids.ts";
import type { HeldStay } from "../schema/holds.ts";

/** The stay of a purchase's hold: it keeps pieces alone, and none of what a stay has besides is ever read of it. */
export const purchaseStay = (
  pieces: readonly { readonly stockId: StockId; readonly pieces: number }[],
): HeldStay => ({ pieces }) as unknown as HeldStay;
