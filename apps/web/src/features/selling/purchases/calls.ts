import { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import { cancelPurchaseRoute, purchaseRoute } from "@pulau/contract/purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const purchase = faceOf(purchaseRoute);
export const cancelPurchase = faceOf(cancelPurchaseRoute);
export const paymentOptions = faceOf(paymentOptionsRoute);

/** What is out of date once a purchase was paid or given up. */
export const purchasePaths = [purchase.path, paymentOptions.path, "/api/wallet"] as const;

export type Purchase = Reply<typeof purchaseRoute>;
