import { walletRoute } from "@pulau/contract/payments.ts";
import { cancelPayoutRoute, payoutsRoute, requestPayoutRoute } from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  topUpRoute,
  walletCsvRoute,
  walletMovementsRoute,
  walletSettingRoute,
} from "@pulau/contract/wallet.ts";
import { faceOf } from "../../../api/client.ts";

export const wallet = faceOf(walletRoute);
export const setting = faceOf(walletSettingRoute);
export const movements = faceOf(walletMovementsRoute);
export const movementsCsv = faceOf(walletCsvRoute);
export const topUp = faceOf(topUpRoute);
export const payouts = faceOf(payoutsRoute);
export const requestPayout = faceOf(requestPayoutRoute);
export const cancelPayout = faceOf(cancelPayoutRoute);

/** What is out of date once a payout was asked for or taken back. */
export const walletPaths = [wallet.path, payouts.path, movements.path] as const;

export type Movement = Reply<typeof walletMovementsRoute>["transactions"][number];
export type Payout = Reply<typeof payoutsRoute>["payouts"][number];
