import {
  booksRoute,
  checkLedgerRoute,
  ledgerAccountsRoute,
  ledgerCsvRoute,
  ledgerEntriesRoute,
} from "@pulau/contract/ledger.ts";
import {
  approvePayoutRoute,
  payPayoutRoute,
  rejectPayoutRoute,
  staffPayoutRoute,
  staffPayoutsRoute,
} from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { faceOf } from "../../../api/client.ts";

export const payouts = faceOf(staffPayoutsRoute);
export const payout = faceOf(staffPayoutRoute);
export const approvePayout = faceOf(approvePayoutRoute);
export const payPayout = faceOf(payPayoutRoute);
export const rejectPayout = faceOf(rejectPayoutRoute);
export const ledgerCsv = faceOf(ledgerCsvRoute);
export const books = faceOf(booksRoute);
export const ledgerAccounts = faceOf(ledgerAccountsRoute);
export const ledgerEntries = faceOf(ledgerEntriesRoute);
export const checkLedger = faceOf(checkLedgerRoute);
export const walletSetting = faceOf(staffWalletSettingRoute);
export const setWalletSetting = faceOf(setWalletSettingRoute);

/** What is out of date once a payout has moved. */
export const payoutPaths = [payouts.path, payout.path, books.path] as const;

export type Row = Reply<typeof staffPayoutsRoute>["payouts"][number];
export type Payout = Reply<typeof staffPayoutRoute>;
export type Books = Reply<typeof booksRoute>;
export type AccountKind = Books["kinds"][number]["kind"];
