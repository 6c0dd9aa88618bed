import type { Day } from "@pulau/domain/calendar/day.ts";
import { shownStates } from "@pulau/domain/commission/payouts.ts";
import { commissionKinds } from "@pulau/domain/commission/states.ts";
import type { AccountId, BookingId, CommissionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { AccountKindField, DayField, idOf, Language, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineFile, defineRoute } from "./route.ts";

const tag = "Commission";
export const CommissionKindField = z.enum(commissionKinds);
const Share = z.int().min(0).max(10_000).meta({ example: 1200, description: "basis points" });

/** A commission as its account sees it. Of a friend's stay nothing is told but when it is. */
export const CommissionReply = z.object({
  _id: idOf<CommissionId>(),
  kind: CommissionKindField,
  state: z.enum(shownStates),
  /** Why nothing is earned after all. */
  reason: z.enum(["cancelled", "noShow", "notFirst", "monthlyCap", "ownStay", "nothingLeft"]).nullable(),
  bookingId: idOf<BookingId>().nullable().meta({ description: "the booking of an agency, else null" }),
  bookingNo: z.string().nullable(),
  bookingName: z.string().nullable(),
  packageName: WordsField.nullable(),
  checkIn: DayField,
  checkOut: DayField,
  /** The package's value without taxes and fees, after discounts; of a friend's stay nobody else's business. */
  baseSen: SenField.nullable(),
  basisPoints: Share.nullable().meta({ description: "null for a reward, which is a fixed amount" }),
  amountSen: SenField,
  /** Of the amount, what refunds took back. */
  reversedSen: SenField,
  createdAt: Moment,
  earnedAt: Moment.nullable(),
});
export type CommissionReply = z.infer<typeof CommissionReply>;

export const CommissionSums = z.object({
  forecastSen: SenField,
  /** Earned and still credit, neither asked for nor paid out. */
  earnedSen: SenField,
  requestedSen: SenField,
  paidSen: SenField,
  reversedSen: SenField,
  /** What refunds took back and the wallet did not hold any more: set off against the next commission. */
  owedSen: SenField,
});

const commissions = {
  rows: "commissions",
  row: CommissionReply,
  filters: {
    state: z.enum(shownStates).optional(),
    kind: CommissionKindField.optional(),
    from: DayField.optional().meta({ description: "first day of check-out" }),
    to: DayField.optional().meta({ description: "last day of check-out" }),
  },
  sorts: ["-checkOut", "checkOut"],
  /** Of all that the account has, whatever is filtered. */
  extra: { sums: CommissionSums },
} as const;

export const commissionsRoute = defineList({
  ...commissions,
  path: "/api/wallet/commissions",
  scope: "user",
  tag,
  summary: "The caller's commission and rewards, newest first: forecast, earned, requested, paid, reversed",
});

/** One line of a statement, as it stands in the ledger. */
const StatementLine = z.object({
  at: Moment,
  on: DayField,
  what: z.enum(["commission", "reward", "commissionReversed", "payout"]),
  kind: CommissionKindField.nullable(),
  bookingNo: z.string().nullable(),
  packageName: WordsField.nullable(),
  checkOut: DayField.nullable(),
  baseSen: SenField.nullable(),
  basisPoints: Share.nullable(),
  /** Above nothing what was credited, below what was taken back or paid out. */
  amountSen: SenField,
});

export const StatementReply = z.object({
  account: z.object({
    _id: idOf<AccountId>(),
    name: z.string(),
    kind: AccountKindField,
  }),
  from: DayField,
  to: DayField,
  lines: z.array(StatementLine),
  sums: z.object({
    earnedSen: SenField,
    reversedSen: SenField,
    paidOutSen: SenField,
    /** Earned less reversed. */
    netSen: SenField,
  }),
  /** Of today, whatever the period: asked for and not yet paid out; taken back and not yet recovered. */
  requestedSen: SenField,
  owedSen: SenField,
  /** The months in which anything moved, the newest first, as `2026-11`. */
  months: z.array(z.string().meta({ example: "2026-11" })),
});
export type StatementReply = z.infer<typeof StatementReply>;

const period = { from: DayField, to: DayField };
const inOrder = { error: "card.dates", path: ["to"] };
const isPeriod = ({ from, to }: { from: Day; to: Day }) => from <= to;
export const PeriodQuery = z.object(period).refine(isPeriod, inOrder);
const formats = ["pdf", "csv"] as const;
const AddressQuery = z
  .object({ ...period, format: z.enum(formats), language: Language.default("en") })
  .refine(isPeriod, inOrder);
const FileQuery = z.object({
  ...period,
  language: Language.default("en"),
  account: idOf<AccountId>(),
  ...SignatureQuery.shape,
});

export const statementRoute = defineRoute({
  method: "GET",
  path: "/api/commission/statement",
  scope: "user",
  tag,
  summary: "The statement of a period: commission credited and reversed, and payouts, day by day",
  query: PeriodQuery,
  reply: StatementReply,
});

export const statementAddressRoute = defineRoute({
  method: "GET",
  path: "/api/commission/statement/address",
  scope: "user",
  tag,
  summary: "A short-lived link to the caller's statement as a PDF or CSV",
  query: AddressQuery,
  reply: SignedAddress,
});

const file = {
  method: "GET",
  scope: "none",
  tag,
  query: FileQuery,
  failures: ["NOT_FOUND", "LINK_INVALID"],
} as const;
export const statementPdfRoute = defineFile({
  ...file,
  path: "/api/commission/statement/pdf",
  summary: "A statement as a PDF, by signed link",
  file: "application/pdf",
});
export const statementCsvRoute = defineFile({
  ...file,
  path: "/api/commission/statement/csv",
  summary: "A statement as CSV, by signed link",
  file: "text/csv; charset=utf-8",
});

const staff = {
  scope: "staff",
  tag: "Partners",
  permission: ["wallets", "read"],
  params: z.object({ _id: idOf<AccountId>() }),
  failures: ["NOT_FOUND"],
} as const;

export const partnerCommissionsRoute = defineList({
  ...staff,
  ...commissions,
  path: "/admin/api/partners/:_id/commissions",
  summary: "An account's commission and rewards",
  csv: {
    columns: [
      "number",
      "name",
      "package",
      "arrival",
      "departure",
      "kind",
      "status",
      "base",
      "share",
      "amount",
      "reversed",
      "id",
    ],
  },
});
export const partnerStatementRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/partners/:_id/statement",
  summary: "An account's statement of a period",
  query: PeriodQuery,
  reply: StatementReply,
});
export const partnerStatementAddressRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/partners/:_id/statement/address",
  summary: "A short-lived link to an account's statement as a PDF or CSV",
  query: AddressQuery,
  reply: SignedAddress,
});
const staffFile = { ...file, tag: "Partners" } as const;
export const partnerStatementPdfRoute = defineFile({
  ...staffFile,
  path: "/admin/api/partner-statement/pdf",
  summary: "A statement as a PDF, by signed link",
  file: "application/pdf",
});
export const partnerStatementCsvRoute = defineFile({
  ...staffFile,
  path: "/admin/api/partner-statement/csv",
  summary: "A statement as CSV, by signed link",
  file: "text/csv; charset=utf-8",
});
