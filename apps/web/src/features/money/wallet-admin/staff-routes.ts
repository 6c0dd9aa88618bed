import { booksRoute } from "@pulau/contract/ledger.ts";
import { staffPayoutsRoute } from "@pulau/contract/payouts.ts";
import { staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconArrowBarDown, IconBook2, IconWallet } from "../../../ui/icons/index.ts";
import { ledgerAddress, payoutsAddress } from "./list-address.ts";

export const staffWalletRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payouts",
    validateSearch: payoutsAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 40,
        icon: IconArrowBarDown,
        name: { en: "Payouts", my: "Pengeluaran", cn: "提现" },
        rights: [faceOf(staffPayoutsRoute)],
      },
    },
    ...page(() => import("./payouts-page.tsx"), "wallets", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/ledger",
    validateSearch: ledgerAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 50,
        icon: IconBook2,
        name: { en: "Ledger", my: "Lejar", cn: "总账" },
        rights: [faceOf(booksRoute)],
      },
    },
    ...page(() => import("./ledger-page.tsx"), "wallets", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/wallets",
    staticData: {
      menu: {
        section: "settings",
        at: 80,
        icon: IconWallet,
        name: { en: "Wallets", my: "Dompet", cn: "钱包" },
        rights: [faceOf(staffWalletSettingRoute)],
      },
    },
    ...page(() => import("./setting-page.tsx"), "wallets"),
  }),
] as const;
