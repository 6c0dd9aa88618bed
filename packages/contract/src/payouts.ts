import type { AccountId, PayoutId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { z } from "zod";
import { bankFields, checkBank, isKnownNumber } from "./bank-details.ts";
import {
  AccountKindField,
  AmountField,
  DayField,
  Done,
  idOf,
  idParams,
  Moment,
  SenField,
  text,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

export const PayoutStateField = z.enum(payoutStates);

/** What can be asked for: from the least that the resort pays out to what the wallet has to spend. */
export type PayoutRange = { readonly minSen: Sen; readonly maxSen: Sen };

/** A request within the range. One schema for the form and for the server. */
export const payoutBody = ({ minSen, maxSen }: PayoutRange) =>
  z
    .object({
      amountSen: AmountField.min(minSen, { error: "payoutLeast" }).max(maxSen, { error: "payoutMost" }),
      ...bankFields,
      /** One's own, where the money is to go to another account than the one that is kept. */
      password: z.string().max(200, { error: "tooLong" }).optional(),
    })
    // The masked number of the account's own bank details stands for these, whole.
    .superRefine((value, context) => {
      if (isKnownNumber(value.accountNumber)) return;
      checkBank(value, context);
      if (!value.password) context.addIssue({ code: "custom", message: "required", path: ["password"] });
    });

const anyAmount: PayoutRange = { minSen: 1, maxSen: Number.MAX_SAFE_INTEGER };

/** A payout as its owner sees it. Of the account number only the tail is shown. */
export const OwnPayout = z.object({
  _id: idOf<PayoutId>(),
  number: z.string().meta({ example: "TB-W01001" }),
  amountSen: SenField,
  state: PayoutStateField,
  accountName: z.string(),
  bank: z.string(),
  bankName: z.string(),
  swift: z.string(),
  accountNumber: z.string().meta({ example: "••••8901", description: "masked" }),
  requestedAt: Moment,
  approvedAt: Moment.nullable(),
  paidOn: DayField.nullable(),
  bankReference: z.string().nullable(),
  endedAt: Moment.nullable().meta({ description: "when it was paid, rejected or cancelled" }),
  reason: z.string().nullable().meta({ description: "why it was rejected" }),
});
export type OwnPayout = z.infer<typeof OwnPayout>;

export const payoutsRoute = defineList({
  path: "/api/wallet/payout",
  scope: "user",
  tag: "Wallet",
  summary: "The account's payouts, newest first",
  rows: "payouts",
  row: OwnPayout,
  filters: { state: PayoutStateField.optional() },
  sorts: ["-requestedAt", "requestedAt"],
});

export const requestPayoutRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/payout",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin"],
  tag: "Wallet",
  summary:
    "Request a payout from the wallet; its amount is reserved. The masked number uses the saved bank details; any other account needs the password",
  idempotent: true,
  body: payoutBody(anyAmount).meta({
    example: {
      amountSen: 25_000,
      accountName: "Aina binti Salleh",
      bank: "maybank",
      bankName: "",
      accountNumber: "512345678901",
      swift: "MBBEMYKL",
      password: "tide pool lantern 88",
    },
  }),
  reply: z.object({ _id: idOf<PayoutId>(), number: z.string() }),
  status: 201,
  failures: ["WALLET_SHORT", "WALLET_OFF", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});

export const payoutRoute = defineRoute({
  method: "GET",
  path: "/api/wallet/payout/:_id",
  scope: "user",
  tag: "Wallet",
  summary: "One of the account's payouts",
  params: idParams<PayoutId>(),
  reply: OwnPayout,
  failures: ["NOT_FOUND"],
});

export const cancelPayoutRoute = defineRoute({
  method: "DELETE",
  path: "/api/wallet/payout/:_id",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin"],
  tag: "Wallet",
  summary: "Cancel a payout request that is not approved yet; its amount can be spent again",
  params: idParams<PayoutId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const Person = z.object({ _id: idOf<StaffId>(), name: z.string() }).nullable();

export const StaffPayoutRow = OwnPayout.extend({
  account: z.object({
    _id: idOf<AccountId>(),
    name: z.string(),
    kind: AccountKindField,
  }),
  requestedBy: z.object({ name: z.string(), email: z.string() }),
  approvedBy: Person,
  paidBy: Person,
  rejectedBy: Person,
});

export const staffPayoutsRoute = defineList({
  path: "/admin/api/payout",
  scope: "staff",
  permission: ["wallets", "read"],
  tag: "Wallet",
  summary: "All payouts by status: open ones longest wait first, ended ones latest first",
  rows: "payouts",
  row: StaffPayoutRow,
  filters: { state: PayoutStateField.optional() },
  search: "number, account, holder, e-mail, bank reference",
  sorts: ["queue", "-requestedAt", "requestedAt", "-amount", "amount"],
  extra: {
    counts: z.object({
      requested: z.int(),
      approved: z.int(),
      paid: z.int(),
      rejected: z.int(),
      cancelled: z.int(),
    }),
    /** What requests and approvals keep in all. */
    openSen: SenField,
  },
  csv: {
    columns: [
      "payoutNo",
      "status",
      "account",
      "kind",
      "amount",
      "requestedAt",
      "requestedBy",
      "approvedBy",
      "paidBy",
      "endedAt",
      "bankReference",
      "reason",
      "id",
    ],
  },
});

export const StaffPayout = StaffPayoutRow.extend({
  /** In full only for those who may pay it, and only while it can be paid. */
  fullNumber: z.string().nullable(),
  balanceSen: SenField.meta({ description: "the remaining balance of the wallet" }),
  /** What who looks may do to it now. `secondPerson`: they approved it, so somebody else must pay it. */
  acts: z.object({
    approve: z.boolean(),
    pay: z.boolean(),
    reject: z.boolean(),
    secondPerson: z.boolean(),
  }),
});

export const staffPayoutRoute = defineRoute({
  method: "GET",
  path: "/admin/api/payout/:_id",
  scope: "staff",
  permission: ["wallets", "read"],
  tag: "Wallet",
  summary: "A payout with everything needed to pay it",
  params: idParams<PayoutId>(),
  reply: StaffPayout,
  failures: ["NOT_FOUND"],
});

const act = {
  method: "POST",
  scope: "staff",
  permission: ["wallets", "write"],
  tag: "Wallet",
  params: idParams<PayoutId>(),
  reply: Done,
} as const;

export const approvePayoutRoute = defineRoute({
  ...act,
  path: "/admin/api/payout/:_id/approve",
  summary: "Approve a payout",
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const payPayoutRoute = defineRoute({
  ...act,
  path: "/admin/api/payout/:_id/paid",
  summary:
    "Mark an approved payout as transferred, with the bank's reference and day; the money leaves the wallet",
  body: z.object({ bankReference: text(60).meta({ example: "MBB2612050042" }), paidOn: DayField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "SECOND_PERSON"],
});

export const rejectPayoutRoute = defineRoute({
  ...act,
  path: "/admin/api/payout/:_id/reject",
  summary: "Reject a payout with a reason that its owner sees; its amount can be spent again",
  body: z.object({ reason: text(500) }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
