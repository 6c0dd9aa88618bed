import { type PurchaseEvent, purchaseAfter } from "@pulau/domain/money/purchase-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { purchase } from "../../../db/schema/purchases.ts";

export type PurchaseRow = typeof purchase.$inferSelect;

/** Takes a locked purchase one step through its life: the only place that writes a purchase's state. */
export const movePurchase = moverOf(purchase, ({ state, cancelReason }: PurchaseRow, event: PurchaseEvent) =>
  purchaseAfter(state, event, cancelReason),
);
