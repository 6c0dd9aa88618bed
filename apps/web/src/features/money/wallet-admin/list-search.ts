import { ledgerAccountKinds } from "@pulau/domain/ledger/postings.ts";
import { type PayoutState, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { type Asked, dayOf, pageIn, searchIn, wordsOf } from "../../../shell/read-address.ts";

/** What the address of the queue says; what is left out is the usual: whatever was requested. */
export type PayoutSearch = { state?: PayoutState | "all"; q?: string; page?: number; open?: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address of the queue, right or wrong. */
export function readPayoutSearch(asked: Asked): PayoutSearch {
  const state = [...payoutStates, "all" as const].find((payoutState) => payoutState === asked.state);
  return {
    ...(state && state !== "requested" && { state }),
    ...searchIn(asked),
    ...(typeof asked.open === "string" && uuid.test(asked.open) && { open: asked.open }),
    ...pageIn(asked),
  };
}

function periodIn(asked: Asked): Pick<LedgerSearch, "from" | "to"> {
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return { ...(from && { from }), ...(to && { to }) };
}

/** What the address of the books says: a period, a kind of account, one of its accounts. */
export type LedgerSearch = {
  kind?: (typeof ledgerAccountKinds)[number];
  key?: string;
  q?: string;
  /** The period, both days included. */
  from?: string;
  to?: string;
  page?: number;
};

export function readLedgerSearch(asked: Asked): LedgerSearch {
  const kind = ledgerAccountKinds.find((ledgerAccountKind) => ledgerAccountKind === asked.kind);
  const key = wordsOf(asked.key);
  const q = wordsOf(asked.q);
  return {
    ...(kind && { kind }),
    ...(kind && key !== "" && { key }),
    ...(kind && q !== "" && { q }),
    ...periodIn(asked),
    ...pageIn(asked),
  };
}
