import type { BookingId, PayableId, PaymentId } from "@pulau/domain/ids.ts";
import { paymentStates } from "@pulau/domain/money/payment-moves.ts";
import { z } from "zod";
import { DayField, idOf, Moment, PaymentPartField, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { purchaseFlows } from "./purchases.ts";

/** What was paid for: a stay, or one of the things that are bought beside one. */
export const paidForKinds = ["booking", ...purchaseFlows] as const;

export const HistoryPayment = z.object({
  _id: idOf<PaymentId>(),
  /** When it was begun, and when it came to its end. */
  at: Moment,
  settledAt: Moment.nullable(),
  kind: z.enum(paidForKinds),
  /** Of the booking or purchase. */
  payableId: idOf<PayableId>(),
  /** The same again where it is a booking. */
  bookingId: idOf<BookingId>().nullable(),
  bookingNo: z.string().nullable(),
  number: z.string(),
  name: WordsField,
  gateway: z.string(),
  part: PaymentPartField,
  state: z.enum(paymentStates),
  /** Why it did not go through. */
  reason: z.string().nullable(),
  /** What staff noted about it, such as the number on a bank slip. */
  note: z.string(),
  amountSen: SenField,
  refundedSen: SenField,
  /** What it was for still waits for money: another try can be made. */
  canRetry: z.boolean(),
  /** Captured, so there is a receipt. */
  hasReceipt: z.boolean(),
  /** It paid for places at an event, which have an invoice of their own. */
  hasInvoice: z.boolean(),
});
export type HistoryPayment = z.infer<typeof HistoryPayment>;

export const paymentHistoryRoute = defineList({
  path: "/api/reservations/get-payments",
  scope: "userPortal",
  tag: "Payments",
  summary: "All payments of the caller, for stays and purchases, newest first",
  rows: "payments",
  row: HistoryPayment,
  filters: {
    kind: z.enum(paidForKinds).optional(),
    state: z.enum(paymentStates).optional(),
    gateway: z.string().max(20).optional().meta({ example: "stripe" }),
    _id: idOf<PayableId>().optional().meta({ description: "only those of this booking or purchase" }),
    /** Both days included, as they are at the resort. */
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "number of the booking or purchase, its name, the gateway's number",
  sorts: ["-at", "at"],
  extra: {
    /** Captured and given back, of all that was found. */
    capturedSen: SenField,
    refundedSen: SenField,
    /** Ways that were paid by at all, for the filter. */
    gateways: z.array(z.string()),
  },
  csv: {
    name: "payments",
    path: "/api/reservations/get-payments/csv",
    columns: ["day", "time", "kind", "for", "number", "part", "gateway", "state", "amount", "refunded"],
  },
});

export const paymentCsvRoute = paymentHistoryRoute.csv;
