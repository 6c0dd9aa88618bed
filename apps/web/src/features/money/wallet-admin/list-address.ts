import { ledgerAccountKinds } from "@pulau/domain/ledger/postings.ts";
import { payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { choice, day, id, listAddress, words } from "../../../listing/address.ts";

/** What the address of the queue says: unless told, whatever was requested. */
export const payoutsAddress = listAddress({
  view: { state: choice([...payoutStates, "all"], "requested"), open: id },
  sorts: ["queue", "-requestedAt", "requestedAt", "-amount", "amount"],
});

const sorts = {
  accounts: ["-balance", "balance", "key"],
  entries: ["-seq", "seq"],
} as const;

const books = listAddress({
  filters: { from: day, to: day },
  view: { kind: choice(ledgerAccountKinds), key: words },
  sorts: [...sorts.accounts, ...sorts.entries],
  usualSort: ({ key }: { key?: string }) => (key === undefined ? sorts.accounts[0] : sorts.entries[0]),
});

/** What the address of the books says: a period, a kind of account, one of its accounts. */
export const ledgerAddress: typeof books = {
  ...books,
  read: (sent) => {
    const { key, q, ...search } = books.read(sent);
    // Only within a kind is there an account, or a search.
    return search.kind === undefined ? search : { ...search, ...(key && { key }), ...(q && { q }) };
  },
};
