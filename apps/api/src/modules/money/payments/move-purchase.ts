import type { PurchaseFlow } from "@pulau/contract/purchases.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { type PurchaseEvent, purchaseAfter } from "@pulau/domain/money/purchase-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { purchase } from "../../../db/schema/purchases.ts";

export type PurchaseRow = typeof purchase.$inferSelect;
/** What an account bought: everything but what is paid by its link alone. */
export type OwnedPurchase = PurchaseRow & { readonly accountId: AccountId; readonly flow: PurchaseFlow };

/** Whether a purchase is an account's. The database holds that it is unless it is paid by its link alone. */
export const isOwned = (row: PurchaseRow): row is OwnedPurchase => row.accountId !== null;

/** Takes a locked purchase one step through its life: the only place that writes a purchase's state. */
export const movePurchase = moverOf(purchase, ({ state, cancelReason }: PurchaseRow, event: PurchaseEvent) =>
  purchaseAfter(state, event, cancelReason),
);
