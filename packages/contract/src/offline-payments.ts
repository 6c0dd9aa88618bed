import { firstFolio, folioLetters } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, FileId, PayableId, PaymentId } from "@pulau/domain/ids.ts";
import { type OfflineWay, offlineWays } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import {
  AmountField,
  DayField,
  Done,
  idOf,
  idParams,
  Moment,
  PaymentPartField,
  SenField,
  text,
} from "./fields.ts";
import { FileFace } from "./files.ts";
import { PaperSeller } from "./papers.ts";
import { defineRoute } from "./route.ts";
import { payFailures } from "./shared-failures.ts";

/** The bank's number of a transfer. */
const ReferenceField = text(60).meta({ example: "MB2U-48213377" });

/** A payment past the gateways, as its payer and staff see it. */
export const OfflinePayment = z.object({
  _id: idOf<PaymentId>().meta({ description: "the payment's" }),
  state: z.enum(["awaitingVerification", "captured", "declined", "voided"]),
  way: z.enum(offlineWays),
  /** What the payer says was sent, and what the bank shows once staff have looked. */
  claimedSen: SenField,
  amountSen: SenField,
  paidOn: DayField,
  reference: z.string(),
  slip: FileFace.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  at: Moment,
});
export type OfflinePayment = z.infer<typeof OfflinePayment>;

export const offlineOptionsRoute = defineRoute({
  method: "GET",
  path: "/api/offline-payment/:_id",
  scope: "userPortal",
  tag: "Offline payments",
  summary:
    "Where to send a bank transfer, how much, and the status of the slips sent. `_id` is the booking or purchase",
  params: idParams<PayableId>(),
  reply: z.object({
    /** Null where nothing can be paid by transfer. */
    bank: PaperSeller.shape.bank,
    /** What the transfer must name. */
    number: z.string(),
    offers: z.array(z.object({ part: PaymentPartField, amountSen: SenField })),
    payUntil: Moment.nullable(),
    now: Moment,
    /** Until when everything is kept once a slip is sent. */
    keptUntil: Moment.nullable(),
    slipsLeft: z.int(),
    slips: z.array(OfflinePayment),
  }),
  failures: ["NOT_FOUND"],
});

export const sendSlipRoute = defineRoute({
  method: "POST",
  path: "/api/offline-payment/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Offline payments",
  summary: "Report a bank transfer with its slip; staff verify it. `_id` is the booking or purchase",
  idempotent: true,
  params: idParams<PayableId>(),
  body: z.object({
    amountSen: AmountField.min(1, { error: "ringgit" }),
    paidOn: DayField,
    reference: ReferenceField,
    slipId: z.uuid({ error: "slip" }).meta({ description: "a file that was uploaded before" }),
  }),
  reply: z.object({ paymentId: idOf<PaymentId>(), keptUntil: Moment.nullable() }),
  status: 201,
  failures: ["NOT_FOUND", ...payFailures, "INVALID_INPUT"],
});

const desk = { scope: "staff", tag: "Offline payments" } as const;

/** Whether an amount is one that there are coins for, where it is cash. */
export const isWholeCoins = ({
  way,
  amountSen,
}: {
  readonly way: OfflineWay;
  readonly amountSen: Sen;
}): boolean => way !== "cash" || amountSen % 5 === 0;
/** What a refinement by `isWholeCoins` says, and where. */
export const wholeCoins = { path: ["amountSen"], error: "cash" };

export const enterPaymentRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/offline-payment/:_id",
  params: idParams<BookingId>(),
  permission: ["payments", "create"],
  summary:
    "Record cash, a transfer or a card-terminal payment for a booking. Cash needs your open drawer; where it settles the bill, it is rounded to 5 sen. `_id` is the booking",
  idempotent: true,
  body: z
    .object({
      way: z.enum(offlineWays),
      amountSen: AmountField.min(1, { error: "ringgit" }),
      paidOn: DayField,
      reference: z.string().trim().max(60, { error: "tooLong" }).default(""),
      slipId: idOf<FileId>().nullable().default(null),
      note: z.string().trim().max(300, { error: "tooLong" }).default(""),
      folio: z
        .enum(folioLetters)
        .default(firstFolio)
        .meta({ description: "of a split bill, which folio it pays" }),
    })
    .refine(isWholeCoins, wholeCoins),
  reply: z.object({ paymentId: idOf<PaymentId>(), roundingSen: SenField }),
  status: 201,
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "AMOUNT_NOT_OFFERED",
    "PAYMENT_UNDER_WAY",
    "NO_OPEN_DRAWER",
    "GATEWAY_DOWN",
  ],
});

export const verifySlipRoute = defineRoute({
  ...desk,
  method: "PUT",
  path: "/admin/api/offline-payment/verify/:_id",
  params: idParams<PaymentId>(),
  permission: ["payments", "write"],
  summary: "Verify a slip: the payment is captured with the amount that arrived. `_id` is the payment",
  body: z.object({
    amountSen: AmountField.min(1, { error: "ringgit" }),
    note: z.string().trim().max(300, { error: "tooLong" }).default(""),
  }),
  reply: z.object({ outcome: z.enum(["confirmed", "paid", "part", "returned"]) }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const refuseSlipRoute = defineRoute({
  ...desk,
  method: "PUT",
  path: "/admin/api/offline-payment/refuse/:_id",
  params: idParams<PaymentId>(),
  permission: ["payments", "write"],
  summary: "Reject a slip: the guest is told why and can send another. `_id` is the payment",
  body: z.object({ reason: text(300) }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const voided = {
  ...desk,
  method: "DELETE",
  permission: ["payments", "delete"],
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "NO_OPEN_DRAWER"],
} as const;

export const voidTransactionRoute = defineRoute({
  ...voided,
  path: "/admin/api/reservations/transaction/:_id/:tansId",
  summary:
    "Void an offline payment by a reversing entry. `_id` is the booking, which owes the amount again, or the purchase, which is cancelled if none of it has been used",
  params: idParams<PayableId>().extend({ tansId: idOf<PaymentId>() }),
  query: z.object({ reason: text(300) }),
});
/** The same with the payment's id in the query, under either of its names. */
export const voidByQueryRoute = defineRoute({
  ...voided,
  path: "/admin/api/reservations/transaction/:_id",
  params: idParams<PayableId>(),
  summary: "Void an offline payment of a booking or purchase; the payment is `tansId` or `transId`",
  query: z
    .object({
      tansId: idOf<PaymentId>().optional(),
      transId: idOf<PaymentId>().optional(),
      reason: text(300),
    })
    .refine(({ tansId, transId }) => (tansId ?? transId) !== undefined, {
      path: ["tansId"],
      error: "required",
    }),
});
