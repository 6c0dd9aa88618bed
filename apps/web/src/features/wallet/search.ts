import { isDay } from "@pulau/domain/calendar/day.ts";
import { type WalletKind, walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";

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

const oneOf = <T extends string>(known: readonly T[], asked: unknown): T | undefined =>
  known.find((each) => each === asked);
const dayOf = (asked: unknown): string | undefined =>
  typeof asked === "string" && isDay(asked) ? asked : undefined;

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readWalletSearch(asked: Record<string, unknown>): WalletSearch {
  const tab = oneOf(walletTabs, asked.tab);
  const kind = oneOf(walletKinds, asked.kind);
  const direction = oneOf(["in", "out"] as const, asked.direction);
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  const page = Number(asked.page);
  return {
    ...(tab && tab !== "transactions" && { tab }),
    ...(kind && { kind }),
    ...(direction && { direction }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q !== "" && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
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
