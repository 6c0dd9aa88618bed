import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { ledgerAddress, payoutsAddress } from "./list-address.ts";

export const staffWalletRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payouts",
    validateSearch: payoutsAddress.read,
    ...page(() => import("./payouts-page.tsx"), "wallets", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/ledger",
    validateSearch: ledgerAddress.read,
    ...page(() => import("./ledger-page.tsx"), "wallets", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/wallets",
    ...page(() => import("./setting-page.tsx"), "wallets"),
  }),
] as const;
