import { type WalletKind, walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { dayOf, oneOf, pageIn, searchIn } from "../../../shell/read-address.ts";

export const walletTabs = ["transactions", "payouts"] as const;
export type WalletTab = (typeof walletTabs)[number];

/** What the address of the wallet says; what is left out is the usual. */
export type WalletSearch = {
  tab?: WalletTab;
  kind?: WalletKind;
  direction?: "in" | "out";
  from?: string;
  to?: string;
  q?: string;
  page?: number;
};

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readWalletSearch(asked: Record<string, unknown>): WalletSearch {
  const tab = oneOf(walletTabs, asked.tab);
  const kind = oneOf(walletKinds, asked.kind);
  const direction = oneOf(["in", "out"] as const, asked.direction);
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return {
    ...(tab && tab !== "transactions" && { tab }),
    ...(kind && { kind }),
    ...(direction && { direction }),
    ...(from && { from }),
    ...(to && { to }),
    ...searchIn(asked),
    ...pageIn(asked),
  };
}

/** The part of it that says what is listed. */
export const movementQuery = ({ kind, direction, from, to, q }: WalletSearch) => ({
  ...(kind && { kind }),
  ...(direction && { direction }),
  ...(from && { from }),
  ...(to && { to }),
  ...(q && { search: q }),
});
