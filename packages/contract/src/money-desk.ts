import type { AnyId, BookingId, NeedId, PurchaseId, RoomDepositId, TillSaleId } from "@pulau/domain/ids.ts";
import type { PaymentState } from "@pulau/domain/money/payment-moves.ts";
import type { RefundState } from "@pulau/domain/money/refund-moves.ts";
import { z } from "zod";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { DayField, Done, idOf, idParams, Moment, SenField } from "./fields.ts";
import { FileFace } from "./files.ts";
import { defineList, several } from "./list.ts";
import { defineRoute, defineStreamedFile } from "./route.ts";

/** The ways out that an item of the staff's queue can offer; each is a button. */
export const wayWords = [
  "verify",
  "refuse",
  "accept",
  "sendBack",
  "again",
  "toWallet",
  "byHand",
  "lower",
  "tickOff",
] as const;

/** Another transfer with the same slip file or bank reference as the one that is looked at. */
export const DuplicateSlip = z.object({
  /** Null for a purchase. */
  bookingId: idOf<BookingId>().nullable(),
  number: z.string(),
  state: z.enum(["awaitingVerification", "captured", "declined", "voided", "started"]),
  sameFile: z.boolean(),
  sameReference: z.boolean(),
});
export type DuplicateSlip = z.infer<typeof DuplicateSlip>;

export const NeedItem = z.object({
  _id: idOf<NeedId>(),
  kind: z.string().meta({ example: "REFUND_BY_HAND" }),
  at: Moment,
  bookingId: idOf<BookingId>().nullable(),
  bookingNo: z.string().nullable(),
  /** Of the booking, or of the purchase's account. */
  name: z.string().nullable(),
  purchaseNo: z.string().nullable(),
  amountSen: SenField.nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  slip: FileFace.nullable(),
  /** Of a slip: other bookings and purchases that the same transfer was shown for. */
  twins: z.array(DuplicateSlip),
  ways: z.array(z.enum(wayWords)),
  done: z
    .object({
      at: Moment,
      by: z.string().nullable(),
      outcome: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type NeedItem = z.infer<typeof NeedItem>;

const desk = { scope: "staff", tag: "Money desk" } as const;

export const needsPersonRoute = defineList({
  ...desk,
  path: "/admin/api/needs-person",
  permission: ["payments", "read"],
  summary:
    "Items that need attention, longest wait first, or done items, latest first; with the actions of each",
  rows: "items",
  row: NeedItem,
  filters: { done: z.enum(["true", "false"]).default("false"), kind: z.string().max(40).optional() },
  sorts: ["queue", "at", "-at"],
  extra: {
    /** Open ones of each kind, whatever is filtered. */
    counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  },
  csv: {
    name: "needs-attention",
    columns: [
      "at",
      "kind",
      "number",
      "purchaseNo",
      "name",
      "amount",
      "doneAt",
      "doneBy",
      "outcome",
      "note",
      "id",
    ],
  },
});

export const endNeedRoute = defineRoute({
  ...desk,
  method: "PUT",
  path: "/admin/api/needs-person/:_id",
  permission: ["payments", "write"],
  summary:
    "Settle an item: accept a payment that does not match, refund it, lower the price by a refund made at the gateway (needs the right to delete payments), or mark it as done with a note",
  params: idParams<NeedId>(),
  body: z
    .object({
      way: z.enum(["accept", "sendBack", "lower", "tickOff"]),
      note: z.string().trim().max(300, { error: "tooLong" }).default(""),
    })
    .refine(({ way, note }) => way !== "tickOff" || note !== "", { path: ["note"], error: "required" }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const moneyStates = [
  "started",
  "awaitingVerification",
  "captured",
  "declined",
  "expired",
  "putAside",
  "voided",
  "queued",
  "byHand",
  "done",
  "failed",
] as const satisfies readonly (PaymentState | RefundState)[];

/** A payment, a refund or what was voided, as the resort keeps its books: of stays, purchases, tills, groups and room deposits. */
export const MoneyRow = z.object({
  _id: idOf<AnyId>(),
  what: z.enum(["payment", "refund", "void"]),
  at: Moment,
  /** The date at the resort. */
  day: DayField,
  gateway: z.string(),
  state: z.enum(moneyStates),
  /** As it moved: cash with what it was rounded by; below zero for money that goes back, and for what was voided. */
  amountSen: SenField,
  refundedSen: SenField,
  bookingId: idOf<BookingId>().nullable(),
  purchaseId: idOf<PurchaseId>().nullable(),
  saleId: idOf<TillSaleId>().nullable().meta({ description: "of what was paid at a till" }),
  depositId: idOf<RoomDepositId>()
    .nullable()
    .meta({ example: null, description: "of a room deposit, which comes in and goes back" }),
  number: z.string(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  /** Whether it can be voided: an offline payment in the books of which nothing went back. */
  canVoid: z.boolean(),
});
export type MoneyRow = z.infer<typeof MoneyRow>;

const moneyFilters = {
  from: DayField.optional(),
  to: DayField.optional(),
  gateway: z.string().max(20).optional(),
  state: several(moneyStates),
};
const MoneyFilter = z.object({ ...moneyFilters, search: z.string().trim().max(80).optional() });

export const paymentsRoute = defineList({
  ...desk,
  path: "/admin/api/payments",
  permission: ["payments", "read"],
  summary:
    "All payments and refunds, those at tills and of groups too, latest first, with the totals of each way and day",
  rows: "rows",
  row: MoneyRow,
  filters: moneyFilters,
  search: "number, name, reference",
  sorts: ["-at", "at", "-amount", "amount"],
  extra: {
    /** Money of the filter that moved, by day and way, the latest 31 days with any; voided, it came in and went out. */
    sums: z.array(
      z.object({ day: DayField, gateway: z.string(), inSen: SenField, outSen: SenField, count: z.int() }),
    ),
    gateways: z.array(z.string()),
  },
  csv: {
    name: "payments",
    columns: ["day", "time", "what", "gateway", "state", "amount", "number", "name", "reference", "id"],
  },
});

export const paymentsCsvAddressRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/payments/csv-address",
  permission: ["payments", "read"],
  summary: "A short-lived link to the same list as CSV",
  query: MoneyFilter,
  reply: SignedAddress,
});
export const paymentsCsvRoute = defineStreamedFile({
  ...desk,
  scope: "none",
  method: "GET",
  path: "/admin/api/payments/csv",
  summary: "Payments and refunds as CSV, by signed link",
  query: MoneyFilter.extend(SignatureQuery.shape),
  file: "text/csv; charset=utf-8",
  failures: ["LINK_INVALID"],
});
