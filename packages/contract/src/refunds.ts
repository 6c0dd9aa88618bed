import { folioLetters } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, PaymentId, RefundId } from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { refundStates } from "@pulau/domain/money/refund-moves.ts";
import { refundPrices } from "@pulau/domain/money/staff-refund.ts";
import { z } from "zod";
import { AmountField, Done, idOf, idParams, Moment, SenField, text } from "./fields.ts";
import { defineRoute } from "./route.ts";

export const RefundRow = z.object({
  _id: idOf<RefundId>(),
  at: Moment,
  amountSen: SenField,
  /** By which it went back, or goes: that of its payment, or the way in which staff gave it back. */
  gateway: z.string(),
  toWallet: z.boolean(),
  state: z.enum(refundStates),
  why: z.enum(["cancelled", "changed", "late", "lapsed", "byStaff", "disputed", "elsewhere"]),
  because: z.string(),
  /** The gateway's number or the bank's reference. */
  reference: z.string().nullable(),
  by: z.string().nullable(),
});

const desk = { scope: "staff", tag: "Refunds" } as const;

export const refundOptionsRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/refund/:_id",
  params: idParams<BookingId>(),
  permission: ["payments", "read"],
  summary:
    "What can be refunded of a booking's payments and where to, and past refunds. `_id` is the booking",
  reply: z.object({
    /** Captured and neither returned nor kept of a change. */
    leftSen: SenField,
    /** Of it, what is paid beyond the price; it goes back without touching the price. */
    overSen: SenField,
    /** What a refund can mean for the price; neither where the booking is cancelled. */
    prices: z.array(z.enum(refundPrices)),
    /** Whose wallet it can go to; null for a guest without an account. */
    walletOf: z.string().nullable(),
    sources: z.array(z.object({ _id: idOf<PaymentId>(), gateway: z.string(), leftSen: SenField })),
    refunds: z.array(RefundRow),
  }),
  failures: ["NOT_FOUND"],
});

export const refundRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/refund/:_id",
  params: idParams<BookingId>(),
  permission: ["payments", "delete"],
  summary:
    "Refund a booking's payments, the latest first, to where they came from or to the guest's wallet. `_id` is the booking",
  idempotent: true,
  body: z.object({
    amountSen: AmountField.min(1, { error: "ringgit" }).meta({ example: 15000 }),
    to: z.enum(["source", "wallet"]),
    /** `lowers`: the price falls by it; `owes`: the booking owes it again. What is paid too much touches neither. */
    price: z.enum(refundPrices).default("lowers"),
    reason: text(300),
    folio: z.enum(folioLetters).optional().meta({
      description: "of a split bill: whose credit goes back, no more than that; the price stays",
    }),
  }),
  reply: z.object({ goesTo: z.enum(["wallet", "source"]), leftSen: SenField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "AMOUNT_NOT_OFFERED"],
});

const wayOut = {
  ...desk,
  params: idParams<RefundId>(),
  method: "PUT",
  permission: ["payments", "write"],
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
} as const;

export const refundByHandRoute = defineRoute({
  ...wayOut,
  failures: [...wayOut.failures, "NO_OPEN_DRAWER"],
  path: "/admin/api/refund/by-hand/:_id",
  summary:
    "Record a refund that was made manually. `reference` is the bank's or the terminal's; cash needs none, and comes out of your open drawer, rounded to 5 sen",
  body: z
    .object({
      by: z.enum(offlineWays).default("transfer"),
      reference: z
        .string()
        .trim()
        .max(60, { error: "tooLong" })
        .default("")
        .meta({ example: "MB2U-48213377" }),
    })
    .refine(({ by, reference }) => by === "cash" || reference !== "", {
      error: "required",
      path: ["reference"],
    }),
});
export const refundToWalletRoute = defineRoute({
  ...wayOut,
  path: "/admin/api/refund/to-wallet/:_id",
  summary: "Credit a refund that no gateway can make to the guest's wallet. `_id` is the refund",
});
export const refundAgainRoute = defineRoute({
  ...wayOut,
  path: "/admin/api/refund/again/:_id",
  summary: "Retry a refund that its gateway refused. `_id` is the refund",
});
