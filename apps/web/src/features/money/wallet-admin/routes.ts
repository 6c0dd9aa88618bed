import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readLedgerSearch, readPayoutSearch } from "./list-search.ts";

export const staffWalletRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payouts",
    validateSearch: readPayoutSearch,
    ...page(() => import("./payouts-page.tsx"), "wallets"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/ledger",
    validateSearch: readLedgerSearch,
    ...page(() => import("./ledger-page.tsx"), "wallets"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/wallets",
    ...page(() => import("./setting-page.tsx"), "wallets"),
  }),
] as const;
