import type { BookingId, OutletId, RoomDepositId } from "@pulau/domain/ids.ts";
import { depositWays } from "@pulau/domain/money/room-deposit.ts";
import { z } from "zod";
import { LanguageQuery, SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import { AmountField, idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { PaperSeller } from "./papers.ts";
import { defineFile, defineRoute } from "./route.ts";
import { longestItem } from "./till-basket.ts";

const desk = { scope: "staff", tag: "Room deposits" } as const;
const mayLook = ["payments", "read"] as const;
const mayTake = ["payments", "create"] as const;

/** The longest reference of a terminal, and the longest reason. */
export const depositTexts = { reference: 60, reason: longestItem } as const;

const Reference = z.string().trim().max(depositTexts.reference, { error: "tooLong" });
const Reason = z.string().trim().max(depositTexts.reason, { error: "tooLong" });

const DepositFacts = {
  _id: idOf<RoomDepositId>(),
  number: z.string().meta({ example: "TB-RD-26-00042", description: "of its receipt; empty of one waived" }),
  at: Moment,
  by: z.string().meta({ description: "who took it, or let the guests in without" }),
  way: z.enum(depositWays).meta({
    description: "`hold`: the bank blocks the amount on a card and charges nothing; `waived`: none was taken",
  }),
  amountSen: SenField,
  reference: z.string(),
  reason: z.string().meta({ description: "why none was taken; empty of every other" }),
  back: z
    .object({
      at: Moment,
      by: z.string(),
      returnedSen: SenField,
      withheldSen: SenField.meta({ description: "what stayed with the resort, as a charge that it paid" }),
      reason: z.string(),
      reference: z.string(),
    })
    .nullable()
    .meta({ description: "null while it stands" }),
};

export const RoomDeposit = z.object(DepositFacts);
export type RoomDeposit = z.infer<typeof RoomDeposit>;

/** The receipt of a deposit, from when it is taken to when it has gone back. */
export const DepositReceipt = z.object({
  ...DepositFacts,
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  seller: PaperSeller,
});
export type DepositReceipt = z.infer<typeof DepositReceipt>;

export const roomDepositsRoute = defineRoute({
  ...desk,
  permission: mayLook,
  method: "GET",
  path: "/admin/api/reservations/:_id/deposits",
  summary: "The room deposits of a booking, with what the resort asks for at check-in",
  params: idParams<BookingId>(),
  reply: z.object({
    deposits: z.array(RoomDeposit),
    wantedSen: SenField.meta({ description: "what the resort asks for; 0 for none" }),
    open: z.boolean().meta({ description: "whether one can be taken: before check-in and in house" }),
    outlets: z
      .array(z.object({ _id: idOf<OutletId>(), name: WordsField }))
      .meta({ description: "on whose account the charge for damage can stand" }),
  }),
  failures: ["NOT_FOUND"],
});

export const takeDepositRoute = defineRoute({
  ...desk,
  permission: mayTake,
  method: "POST",
  path: "/admin/api/reservations/:_id/deposits",
  summary:
    "Take a room deposit: cash into one's own drawer, by card terminal, as a hold on a card that charges nothing, or say why there is none",
  idempotent: true,
  params: idParams<BookingId>(),
  body: z
    .object({
      way: z.enum(depositWays),
      amountSen: AmountField.default(0).meta({ example: 20_000 }),
      reference: Reference.default("").meta({
        description: "what the terminal shows; required of a card payment and a hold",
      }),
      reason: Reason.default("").meta({ description: "why there is none; required of `waived` alone" }),
    })
    .meta({ example: { way: "hold", amountSen: 20_000, reference: "Visa 4471, A-48213" } }),
  reply: RoomDeposit,
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE", "NO_OPEN_DRAWER"],
});

const ofDeposit = { ...desk, params: idParams<RoomDepositId>(), failures: ["NOT_FOUND"] } as const;

export const giveDepositBackRoute = defineRoute({
  ...ofDeposit,
  permission: mayTake,
  method: "POST",
  path: "/admin/api/room-deposits/:_id/give-back",
  summary:
    "Give a room deposit back by the way it came, whole or but for what is withheld with a reason: that becomes a charge of the booking, paid by it",
  idempotent: true,
  body: z
    .object({
      withheldSen: AmountField.default(0),
      reason: Reason.default("").meta({ description: "what is withheld for; required where something is" }),
      outletId: idOf<OutletId>()
        .nullable()
        .default(null)
        .meta({ description: "on whose account the charge stands; required where something is withheld" }),
      reference: Reference.default("").meta({
        description: "of the refund at the terminal, or of what is charged to a card that was held",
      }),
    })
    .meta({ example: { withheldSen: 0 } }),
  reply: RoomDeposit,
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "NOT_ALLOWED",
    "NO_OPEN_DRAWER",
    "AMOUNT_NOT_OFFERED",
    "PAYMENT_UNDER_WAY",
    "PRICE_CHANGED",
  ],
});

export const depositReceiptRoute = defineRoute({
  ...ofDeposit,
  permission: mayLook,
  method: "GET",
  path: "/admin/api/room-deposits/:_id",
  summary: "The receipt of a room deposit",
  reply: DepositReceipt,
});
export const depositPdfAddressRoute = defineRoute({
  ...ofDeposit,
  permission: mayLook,
  method: "GET",
  path: "/admin/api/room-deposits/:_id/pdf-address",
  summary: "A short-lived link to the receipt of a room deposit as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const depositPdfRoute = defineFile({
  ...ofDeposit,
  scope: "none",
  failures: ["NOT_FOUND", "LINK_INVALID"],
  method: "GET",
  path: "/admin/api/room-deposits/:_id/pdf",
  summary: "The receipt of a room deposit as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});
