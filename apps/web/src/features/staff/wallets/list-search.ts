import { ledgerAccountKinds } from "@pulau/domain/ledger/postings.ts";
import { type PayoutState, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";

type Address = Record<string, unknown>;

const pageOf = (asked: unknown): { page?: number } => {
  const page = Number(asked);
  return Number.isSafeInteger(page) && page > 1 && page <= 100_000 ? { page } : {};
};
const wordOf = (asked: unknown): string =>
  String(asked ?? "")
    .trim()
    .slice(0, 80);

/** What the address of the queue says; what is left out is the usual: whatever was requested. */
export type PayoutSearch = { state?: PayoutState | "all"; q?: string; page?: number; open?: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address of the queue, right or wrong. */
export function readPayoutSearch(asked: Address): PayoutSearch {
  const state = [...payoutStates, "all" as const].find((each) => each === asked.state);
  // A search for digits comes back from the address as a number.
  const q = wordOf(asked.q);
  return {
    ...(state && state !== "requested" && { state }),
    ...(q !== "" && { q }),
    ...(typeof asked.open === "string" && uuid.test(asked.open) && { open: asked.open }),
    ...pageOf(asked.page),
  };
}

/** What the address of the books says: a kind of account, one of its accounts. */
export type LedgerSearch = {
  kind?: (typeof ledgerAccountKinds)[number];
  key?: string;
  q?: string;
  page?: number;
};

export function readLedgerSearch(asked: Address): LedgerSearch {
  const kind = ledgerAccountKinds.find((each) => each === asked.kind);
  const key = wordOf(asked.key);
  const q = wordOf(asked.q);
  return {
    ...(kind && { kind }),
    ...(kind && key !== "" && { key }),
    ...(kind && q !== "" && { q }),
    ...pageOf(asked.page),
  };
}
