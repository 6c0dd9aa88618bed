import type { BookingId, LedgerEntryId } from "@pulau/domain/ids.ts";
import { ledgerAccountKinds } from "@pulau/domain/ledger/postings.ts";
import { z } from "zod";
import { DayField, idOf, Moment, SenField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute, defineStreamedFile } from "./route.ts";

const AccountKind = z.enum(ledgerAccountKinds);

/** Both days included, as they are at the resort. What was before is carried forward. */
const Period = { from: DayField.optional(), to: DayField.optional() };

/**
 * What an account did in a period. The balances before and after have the sign of its kind: an asset of RM 5 in hand and a
 * debt of RM 5 are both 500; one that stands on the wrong side is below zero.
 */
const Turnover = {
  openingSen: SenField,
  debitSen: SenField,
  creditSen: SenField,
  closingSen: SenField,
};

const staffOnly = {
  method: "GET",
  scope: "staff",
  permission: ["wallets", "read"],
  orPermission: ["reports", "read"],
  tag: "Ledger",
} as const;

export const booksRoute = defineRoute({
  ...staffOnly,
  path: "/admin/api/ledger",
  summary:
    "The trial balance of a period by type of account, in debit and credit, and how far the ledger is sealed and checked",
  query: z.object(Period),
  reply: z.object({
    kinds: z.array(
      z.object({
        kind: AccountKind,
        /** The side on which this kind grows. */
        side: z.enum(["debit", "credit"]),
        accounts: z.int(),
        entries: z.int(),
        ...Turnover,
      }),
    ),
    /** What stands in debit and in credit at the end, which must be the same. */
    closing: z.object({ debitSen: SenField, creditSen: SenField }),
    /** Zero, or the books are broken. */
    sumSen: SenField,
    seal: z.object({
      /** Entries that no seal covers yet. */
      unsealed: z.int(),
      last: z
        .object({ no: z.int(), toSeq: z.int(), hash: z.string(), sealedAt: Moment, entries: z.int() })
        .nullable(),
    }),
    check: z
      .object({
        at: Moment,
        entries: z.int(),
        seals: z.int(),
        faults: z.array(z.string()),
        /** How many more there are than are listed. */
        more: z.int(),
      })
      .nullable(),
  }),
});

export const ledgerAccountsRoute = defineList({
  ...staffOnly,
  path: "/admin/api/ledger/accounts/:kind",
  summary: "Accounts of one type with their movements in a period, largest balance first",
  params: z.object({ kind: AccountKind }),
  rows: "accounts",
  row: z.object({
    key: z.string(),
    /** The number or name that people know it by, where there is one. */
    label: z.string().nullable(),
    entries: z.int(),
    ...Turnover,
  }),
  filters: Period,
  search: "the account's key, number or name",
  sorts: ["-balance", "balance", "key"],
  csv: {
    name: "accounts",
    path: "/admin/api/ledger/accounts/:kind/csv",
    columns: ["account", "label", "entries", "opening", "debit", "credit", "closing"],
  },
});

export const ledgerEntriesRoute = defineList({
  ...staffOnly,
  path: "/admin/api/ledger/entries",
  summary: "Entries of one account, newest first, each with the other sides of its movement",
  rows: "entries",
  row: z.object({
    _id: idOf<LedgerEntryId>(),
    seq: z.int(),
    at: Moment,
    movement: z.string().meta({ example: "payment" }),
    debitSen: SenField,
    creditSen: SenField,
    sealed: z.boolean(),
    bookingId: idOf<BookingId>().nullable(),
    bookingNo: z.string().nullable(),
    purchaseNo: z.string().nullable(),
    others: z.array(
      z.object({ kind: AccountKind, key: z.string(), debitSen: SenField, creditSen: SenField }),
    ),
  }),
  filters: {
    kind: AccountKind,
    key: z.string().min(1).max(80).meta({ example: "sandbox" }),
    ...Period,
  },
  sorts: ["-seq", "seq"],
  extra: {
    /** The number or name that people know the account by, where there is one. */
    label: z.string().nullable(),
    ...Turnover,
  },
  csv: {
    name: "account",
    columns: ["seq", "at", "movement", "number", "purchaseNo", "debit", "credit", "others", "sealed"],
  },
});

export const ledgerCsvRoute = defineStreamedFile({
  ...staffOnly,
  path: "/admin/api/ledger/csv",
  summary: "The journal of a period as CSV: every entry in ledger order, in debit and credit",
  query: z.object(Period),
  file: "text/csv; charset=utf-8",
});

export const checkLedgerRoute = defineRoute({
  method: "POST",
  path: "/admin/api/ledger/check",
  scope: "staff",
  permission: ["wallets", "write"],
  tag: "Ledger",
  summary: "Seal new entries and check the whole ledger now, as every night",
  reply: z.object({ faults: z.int(), entries: z.int(), seals: z.int() }),
  failures: ["TOO_MANY_REQUESTS"],
});
