import type {
  booksRoute,
  checkLedgerRoute,
  ledgerAccountsRoute,
  ledgerCsvRoute,
  ledgerEntriesRoute,
} from "@pulau/contract/ledger.ts";
import type {
  approvePayoutRoute,
  payPayoutRoute,
  rejectPayoutRoute,
  staffPayoutRoute,
  staffPayoutsRoute,
} from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { faceOf } from "../../../api/client.ts";

export const payouts = faceOf<typeof staffPayoutsRoute>({
  method: "GET",
  path: "/admin/api/payout",
  scope: "staff",
});
export const payout = faceOf<typeof staffPayoutRoute>({
  method: "GET",
  path: "/admin/api/payout/:_id",
  scope: "staff",
});
export const approvePayout = faceOf<typeof approvePayoutRoute>({
  method: "POST",
  path: "/admin/api/payout/:_id/approve",
  scope: "staff",
});
export const payPayout = faceOf<typeof payPayoutRoute>({
  method: "POST",
  path: "/admin/api/payout/:_id/paid",
  scope: "staff",
});
export const rejectPayout = faceOf<typeof rejectPayoutRoute>({
  method: "POST",
  path: "/admin/api/payout/:_id/reject",
  scope: "staff",
});
export const ledgerCsv = faceOf<typeof ledgerCsvRoute>({
  method: "GET",
  path: "/admin/api/ledger/csv",
  scope: "staff",
});
export const books = faceOf<typeof booksRoute>({ method: "GET", path: "/admin/api/ledger", scope: "staff" });
export const ledgerAccounts = faceOf<typeof ledgerAccountsRoute>({
  method: "GET",
  path: "/admin/api/ledger/accounts/:kind",
  scope: "staff",
});
export const ledgerEntries = faceOf<typeof ledgerEntriesRoute>({
  method: "GET",
  path: "/admin/api/ledger/entries",
  scope: "staff",
});
export const checkLedger = faceOf<typeof checkLedgerRoute>({
  method: "POST",
  path: "/admin/api/ledger/check",
  scope: "staff",
});
export const walletSetting = faceOf<typeof staffWalletSettingRoute>({
  method: "GET",
  path: "/admin/api/wallet-setting",
  scope: "staff",
});
export const setWalletSetting = faceOf<typeof setWalletSettingRoute>({
  method: "PUT",
  path: "/admin/api/wallet-setting",
  scope: "staff",
});

/** What is out of date once a payout has moved. */
export const payoutPaths = [payouts.path, payout.path, books.path] as const;

export type Row = Reply<typeof staffPayoutsRoute>["payouts"][number];
export type Payout = Reply<typeof staffPayoutRoute>;
export type Books = Reply<typeof booksRoute>;
export type AccountKind = Books["kinds"][number]["kind"];
