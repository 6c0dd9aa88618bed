import { cancelReasons } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingStateField, PaymentStatusField } from "./bookings.ts";
import {
  DayField,
  Done,
  idParams,
  LinkToken,
  Moment,
  PaymentPartField,
  SenField,
  WordsField,
} from "./fields.ts";
import { BankCode, OfferedGateway } from "./gateways.ts";
import { paymentStatusRoute, startPaymentRoute } from "./payments.ts";
import { defineRoute } from "./route.ts";
import { payFailures } from "./shared-failures.ts";

const byLink = { scope: "none", tag: "Payment link", params: z.object({ token: LinkToken }) } as const;

/** A booking as somebody sees it who only pays for it: nothing of who travels. */
export const LinkedInvoice = z.object({
  bookingNo: z.string().meta({ example: "TB-26-00042" }),
  packageName: WordsField,
  checkIn: DayField,
  checkOut: DayField,
  nights: z.int(),
  rooms: z.int(),
  persons: z.int(),
  status: BookingStateField,
  paymentStatus: PaymentStatusField,
  cancelReason: z.enum(cancelReasons).nullable(),
  totalSen: SenField,
  paidSen: SenField,
  owedSen: SenField,
  /** When the rest is due; null before the first payment, which has a deadline. */
  dueOn: DayField.nullable(),
  overdue: z.boolean(),
  lastDay: DayField.nullable(),
  payUntil: Moment.nullable(),
  now: Moment,
  offers: z.array(z.object({ part: PaymentPartField, amountSen: SenField })),
  gateways: z.array(OfferedGateway),
  /** Whether staff are looking for a bank transfer whose slip was handed in. */
  transferWaits: z.boolean(),
  /** The last attempt that anybody made, by this link or otherwise. */
  latest: paymentStatusRoute.reply.shape.latest,
});

export const linkedInvoiceRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/pay/:token",
  summary: "What is due for a booking and the status of its payment, for whoever has the link",
  reply: LinkedInvoice,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS"],
});

export const payLinkedInvoiceRoute = defineRoute({
  ...byLink,
  method: "POST",
  path: "/api/pay/:token",
  summary: "Start a payment at a gateway by the payment link, without signing in",
  idempotent: true,
  body: z.object({
    part: PaymentPartField,
    gateway: z.string().max(20),
    bank: BankCode.optional(),
  }),
  reply: startPaymentRoute.reply,
  status: 201,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS", ...payFailures, "GATEWAY_NOT_OFFERED"],
});

const desk = {
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Payment link",
  params: idParams<BookingId>(),
} as const;
const PayLinkReply = z.object({ url: z.url() });

export const payLinkRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/reservations/pay-link/:_id",
  summary: "The link that lets anybody pay what is due for a booking",
  reply: PayLinkReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const sendPayLinkRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/reservations/pay-link/:_id",
  summary: "E-mail the payment link to the booker",
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const renewPayLinkRoute = defineRoute({
  ...desk,
  method: "DELETE",
  path: "/admin/api/reservations/pay-link/:_id",
  summary: "Close all earlier payment links of a booking and create a new one",
  reply: PayLinkReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
