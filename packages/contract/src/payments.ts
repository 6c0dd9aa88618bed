import { cancelReasons } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, PayableId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { paymentStates } from "@pulau/domain/money/payment-moves.ts";
import { z } from "zod";
import { BookingStateField, PaymentStatusField } from "./bookings.ts";
import { idOf, idParams, Moment, PaymentPartField, SenField } from "./fields.ts";
import { BankCode, OfferedGateway } from "./gateways.ts";
import { defineRoute } from "./route.ts";
import { walletFailures } from "./shared-failures.ts";

export const paymentOptionsRoute = defineRoute({
  method: "GET",
  path: "/api/payment/options/:_id",
  scope: "userPortal",
  tag: "Payments",
  summary: "What can be paid now, and how. `_id` is the booking or purchase",
  params: idParams<PayableId>(),
  reply: z.object({
    offers: z.array(z.object({ part: PaymentPartField, amountSen: SenField })),
    gateways: z.array(OfferedGateway),
    /** What is paid already: a part that waits for its rest, or all before the balance. */
    paidSen: SenField,
    /** Null for a guest without an account. */
    walletSen: SenField.nullable(),
    payUntil: Moment.nullable(),
    now: Moment,
  }),
  failures: ["NOT_FOUND"],
});

/** The sum that the button said; another one is refused, never taken. */
const Agreed = { agreedSen: SenField.min(0).optional() };

const PaymentChoice = {
  ...Agreed,
  part: PaymentPartField,
  gateway: z.string().max(20),
  /** Where the gateway lists banks: the one that its page is to open at. */
  bank: BankCode.optional(),
};

/** A part that comes from the account's wallet in the same press: both sums as they were shown. */
const WalletPart = z.object({
  amountSen: SenField.positive(),
  /** What the gateway's page then asks for. */
  restSen: SenField.positive(),
});

export const startPaymentRoute = defineRoute({
  method: "POST",
  path: "/api/payment/start",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Payments",
  summary: "Start a payment at a gateway for a booking or purchase; the answer says where to send the guest",
  idempotent: true,
  body: z.union([
    z.object({ bookingId: idOf<BookingId>(), ...PaymentChoice, wallet: WalletPart.optional() }),
    z.object({
      purchaseId: idOf<PurchaseId>(),
      ...PaymentChoice,
      part: z.literal("full"),
      wallet: WalletPart.optional(),
    }),
  ]),
  reply: z.object({ paymentId: idOf<PaymentId>(), redirectUrl: z.string() }),
  status: 201,
  failures: [...walletFailures, "GATEWAY_NOT_OFFERED"],
});

const GatewayParams = z.object({
  gateway: z.string().max(20).meta({ example: "sandbox" }),
  flow: z
    .string()
    .max(20)
    .meta({ example: "reservation", description: "what is paid: a booking, or which kind of purchase" }),
});

/** Its body and answer are the gateway's own, so it is mounted by hand. */
export const gatewayCallbackRoute = defineRoute({
  method: "POST",
  path: "/api/payment/callback/:gateway/:flow",
  scope: "none",
  tag: "Payments",
  summary: "The callback of a gateway: its signature is verified, then it is stored and acknowledged",
  params: GatewayParams,
  reply: z.unknown().meta({ description: "the acknowledgement that the gateway expects" }),
  failures: ["NOT_FOUND", "BAD_SIGNATURE"],
});

export const gatewayReturnRoute = defineRoute({
  method: "GET",
  path: "/api/payment/return/:gateway/:flow/:paymentId",
  scope: "none",
  tag: "Payments",
  summary:
    "Where a gateway sends the guest back to, also by POST: it proves nothing and redirects to the page that shows the payment's status",
  params: GatewayParams.extend({ paymentId: idOf<PaymentId>() }),
  reply: z.unknown(),
  status: 303,
});

export const payFromWalletRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/pay",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Pay a booking from the wallet, in full or in part",
  idempotent: true,
  body: z.object({
    bookingId: idOf<BookingId>(),
    part: PaymentPartField,
    ...Agreed,
    /** Less than is asked, when the rest is paid by another way. */
    amountSen: SenField.positive().optional(),
  }),
  reply: z.object({
    paymentId: idOf<PaymentId>(),
    status: BookingStateField,
    paymentStatus: PaymentStatusField,
  }),
  failures: walletFailures,
});

export const payPurchaseFromWalletRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/pay-purchase",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Pay a purchase from the wallet; top-ups can't be paid this way",
  idempotent: true,
  body: z.object({ purchaseId: idOf<PurchaseId>(), ...Agreed }),
  reply: z.object({ paymentId: idOf<PaymentId>() }),
  failures: walletFailures,
});

export const paymentStatusRoute = defineRoute({
  method: "GET",
  path: "/api/reservations/payment-status/:_id",
  scope: "userPortal",
  tag: "Payments",
  summary: "The status of a booking's payment, for the confirmation page. `_id` is the booking",
  params: idParams<BookingId>(),
  reply: z.object({
    status: BookingStateField,
    paymentStatus: PaymentStatusField,
    cancelReason: z.enum(cancelReasons).nullable(),
    payUntil: Moment.nullable(),
    now: Moment,
    paidSen: SenField,
    /** What it still owes; nothing once it is over or called off. */
    owedSen: SenField,
    /** The last attempt through a gateway, or by transfer. */
    latest: z
      .object({
        _id: idOf<PaymentId>(),
        gateway: z.string(),
        part: z.string(),
        amountSen: SenField,
        refundedSen: SenField,
        state: z.enum(paymentStates),
        reason: z.string().nullable(),
      })
      .nullable(),
  }),
  failures: ["NOT_FOUND"],
});

/** Amounts in ringgit, for whoever only shows them, beside the sen that everything is counted in. */
export const walletRoute = defineRoute({
  method: "GET",
  path: "/api/wallet",
  scope: "user",
  tag: "Wallet",
  summary: "The account's wallet; the balance is credited minus debited minus requested",
  reply: z.object({
    creditedAmount: z.number(),
    debitedAmount: z.number(),
    totalReqAmount: z.number(),
    creditedSen: SenField,
    debitedSen: SenField,
    requestedSen: SenField,
    balance: z.string().meta({ example: "RM 482.50" }),
    balanceSen: SenField,
  }),
});
