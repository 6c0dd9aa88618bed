import { walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { choice, day, listAddress } from "../../../listing/address.ts";

export const walletTabs = ["transactions", "payouts"] as const;

/** What the address of the wallet says. */
export const walletAddress = listAddress({
  filters: { kind: choice(walletKinds), direction: choice(["in", "out"]), from: day, to: day },
  sorts: ["-at", "at"],
  view: { tab: choice(walletTabs, "transactions") },
});
