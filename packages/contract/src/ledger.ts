import { ledgerAccountKinds } from "@pulau/domain/ledger/postings.ts";
import { z } from "zod";
import { DayField, Id, Moment, PagingById, pageFrame, SenField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const AccountKind = z.enum(ledgerAccountKinds);

const staffOnly = {
  method: "GET",
  scope: "staff",
  permission: ["wallets", "read"],
  tag: "Ledger",
} as const;

export const booksRoute = defineRoute({
  ...staffOnly,
  path: "/admin/api/ledger",
  summary:
    "The trial balance by kind of account, which sums to zero, and how far the books are sealed and checked",
  reply: z.object({
    kinds: z.array(
      z.object({ kind: AccountKind, accounts: z.int(), entries: z.int(), inSen: SenField, outSen: SenField }),
    ),
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

export const ledgerAccountsRoute = defineRoute({
  ...staffOnly,
  path: "/admin/api/ledger/accounts/:kind",
  summary: "Accounts of one kind with their balances, the largest first",
  params: z.object({ kind: AccountKind }),
  query: PagingById.extend({ search: z.string().trim().max(80).optional() }),
  reply: z.object({
    accounts: z.array(
      z.object({
        key: z.string(),
        /** The number or name that people know it by, where there is one. */
        label: z.string().nullable(),
        entries: z.int(),
        balanceSen: SenField,
      }),
    ),
    ...pageFrame,
  }),
});

export const ledgerEntriesRoute = defineRoute({
  ...staffOnly,
  path: "/admin/api/ledger/entries",
  summary: "Entries of one account, newest first, each with the other sides of its movement",
  query: PagingById.extend({
    kind: AccountKind,
    key: z.string().min(1).max(80).meta({ example: "sandbox" }),
    from: DayField.optional(),
    to: DayField.optional(),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        _id: Id,
        seq: z.int(),
        at: Moment,
        movement: z.string().meta({ example: "payment" }),
        sen: SenField,
        sealed: z.boolean(),
        bookingId: Id.nullable(),
        bookingNo: z.string().nullable(),
        purchaseNo: z.string().nullable(),
        others: z.array(z.object({ kind: AccountKind, key: z.string(), sen: SenField })),
      }),
    ),
    ...pageFrame,
    /** The number or name that people know the account by, where there is one. */
    label: z.string().nullable(),
    balanceSen: SenField,
  }),
});

export const checkLedgerRoute = defineRoute({
  method: "POST",
  path: "/admin/api/ledger/check",
  scope: "staff",
  permission: ["wallets", "write"],
  tag: "Ledger",
  summary: "Seal what can be sealed and check the whole ledger now, as every night",
  reply: z.object({ faults: z.int(), entries: z.int(), seals: z.int() }),
  failures: ["TOO_MANY_REQUESTS"],
});
