import type { gatewayBanksRoute } from "@pulau/contract/gateways.ts";
import type {
  paymentOptionsRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
} from "@pulau/contract/payments.ts";
import type { cancelPurchaseRoute, purchaseRoute } from "@pulau/contract/purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const purchase = faceOf<typeof purchaseRoute>({
  method: "GET",
  path: "/api/purchase/:_id",
  scope: "user",
});
export const cancelPurchase = faceOf<typeof cancelPurchaseRoute>({
  method: "DELETE",
  path: "/api/purchase/:_id",
  scope: "user",
});
export const paymentOptions = faceOf<typeof paymentOptionsRoute>({
  method: "GET",
  path: "/api/payment/options/:_id",
  scope: "userPortal",
});
export const startPayment = faceOf<typeof startPaymentRoute>({
  method: "POST",
  path: "/api/payment/start",
  scope: "userPortal",
});
export const payFromWallet = faceOf<typeof payPurchaseFromWalletRoute>({
  method: "POST",
  path: "/api/wallet/pay-purchase",
  scope: "user",
});

export const gatewayBanks = faceOf<typeof gatewayBanksRoute>({
  method: "GET",
  path: "/api/payment/banks/:gateway",
  scope: "none",
});

/** What is out of date once a purchase was paid or given up. */
export const purchasePaths = [purchase.path, paymentOptions.path, "/api/wallet"] as const;

export type Purchase = Reply<typeof purchaseRoute>;
