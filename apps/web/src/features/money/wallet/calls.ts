import type { walletRoute } from "@pulau/contract/payments.ts";
import type { cancelPayoutRoute, payoutsRoute, requestPayoutRoute } from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type {
  topUpRoute,
  walletCsvRoute,
  walletMovementsRoute,
  walletSettingRoute,
} from "@pulau/contract/wallet.ts";
import { faceOf } from "../../../api/client.ts";

export const wallet = faceOf<typeof walletRoute>({ method: "GET", path: "/api/wallet", scope: "user" });
export const setting = faceOf<typeof walletSettingRoute>({
  method: "GET",
  path: "/api/wallet-setting",
  scope: "user",
});
export const movements = faceOf<typeof walletMovementsRoute>({
  method: "GET",
  path: "/api/wallet/transactions",
  scope: "user",
});
export const movementsCsv = faceOf<typeof walletCsvRoute>({
  method: "GET",
  path: "/api/wallet/transactions/csv",
  scope: "user",
});
export const topUp = faceOf<typeof topUpRoute>({
  method: "POST",
  path: "/api/wallet/top-up",
  scope: "user",
  idempotent: true,
});
export const payouts = faceOf<typeof payoutsRoute>({
  method: "GET",
  path: "/api/wallet/payout",
  scope: "user",
});
export const requestPayout = faceOf<typeof requestPayoutRoute>({
  method: "POST",
  path: "/api/wallet/payout",
  scope: "user",
  idempotent: true,
});
export const cancelPayout = faceOf<typeof cancelPayoutRoute>({
  method: "DELETE",
  path: "/api/wallet/payout/:_id",
  scope: "user",
});

/** What is out of date once a payout was asked for or taken back. */
export const walletPaths = [wallet.path, payouts.path, movements.path] as const;

export type Movement = Reply<typeof walletMovementsRoute>["transactions"][number];
export type Payout = Reply<typeof payoutsRoute>["payouts"][number];
