import type { OutletId, PurchaseId, TillSaleId } from "@pulau/domain/ids.ts";
import { purchaseCancelReasons, purchaseStates } from "@pulau/domain/money/purchase-moves.ts";
import { phoneWays } from "@pulau/domain/till/sale-ways.ts";
import { z } from "zod";
import { Done, idOf, idParams, LinkToken, Moment, SenField, WordsField } from "./fields.ts";
import { BankCode, OfferedGateway } from "./gateways.ts";
import { startPaymentRoute } from "./payments.ts";
import { PurchaseReply } from "./purchases.ts";
import { defineRoute } from "./route.ts";
import { payFailures } from "./shared-failures.ts";
import { BasketFields, isFilled, isPlain } from "./till-basket.ts";
import { sellRoute } from "./till-sales.ts";

const till = { scope: "staff", tag: "Till sales", permission: ["sales", "create"] } as const;

const Line = z.object({
  name: WordsField,
  count: z.int(),
  totalSen: SenField.meta({ description: "taxes included" }),
});

/** How a sale stands that is paid on a phone. */
const Standing = {
  number: z.string().meta({ example: "TB-P01007" }),
  outlet: z.object({ _id: idOf<OutletId>(), name: WordsField }),
  lines: z.array(Line),
  totalSen: SenField,
  taxSen: SenField,
  state: z
    .enum(purchaseStates)
    .meta({ description: "`open` waits for its money, `paid` is being written down, `done` is sold" }),
  cancelReason: z.enum(purchaseCancelReasons).nullable(),
  payUntil: Moment.nullable(),
  now: Moment,
  latest: PurchaseReply.shape.latest,
};

/** A sale as the till shows it while somebody pays on their phone. */
export const PhoneSale = z.object({
  _id: idOf<PurchaseId>(),
  ...Standing,
  url: z.url().meta({ description: "the link that its QR code opens" }),
  sold: z
    .object({ _id: idOf<TillSaleId>(), number: z.string(), way: z.enum(phoneWays) })
    .nullable()
    .meta({ description: "its receipt, once it is sold" }),
});
export type PhoneSale = z.infer<typeof PhoneSale>;

export const startPhoneSaleRoute = defineRoute({
  ...till,
  method: "POST",
  path: "/admin/api/till/phone-sales",
  summary:
    "Ask for what is in a basket on the phone of who pays: a link, as a QR code, by which it is paid at a gateway or from a wallet. Sold once it is paid; it lapses by itself",
  idempotent: true,
  body: z
    .object({
      ...BasketFields,
      note: sellRoute.body.shape.note,
      agreedTotalSen: SenField.meta({ description: "what was shown, taxes included; any other is refused" }),
    })
    .refine(isFilled, { error: "required", path: ["items"] })
    .refine(isPlain, { error: "twice", path: ["items"] }),
  reply: PhoneSale,
  status: 201,
  failures: ["PRICE_CHANGED", "NOT_ALLOWED", "GATEWAY_NOT_OFFERED"],
});

const ofSale = { ...till, params: idParams<PurchaseId>(), failures: ["NOT_FOUND"] } as const;

export const phoneSaleRoute = defineRoute({
  ...ofSale,
  method: "GET",
  path: "/admin/api/till/phone-sales/:_id",
  summary: "How a sale stands that is paid on a phone",
  reply: PhoneSale,
});

export const cancelPhoneSaleRoute = defineRoute({
  ...ofSale,
  method: "DELETE",
  path: "/admin/api/till/phone-sales/:_id",
  summary: "Ask for it no more: its link is closed, and money that is on its way all the same goes back",
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "PAYMENT_UNDER_WAY", "GATEWAY_DOWN"],
});

const byLink = { tag: "Payment link", params: z.object({ token: LinkToken }) } as const;

/** The same for whoever has its link. */
export const LinkedSale = z.object({
  ...Standing,
  gateways: z.array(OfferedGateway),
  byWallet: z
    .boolean()
    .meta({ description: "whether a wallet may pay it too, once its owner has signed in" }),
});
export type LinkedSale = z.infer<typeof LinkedSale>;

export const linkedSaleRoute = defineRoute({
  ...byLink,
  scope: "none",
  method: "GET",
  path: "/api/pay/till/:token",
  summary: "What is asked for at a till, and how it stands, for whoever has the link",
  reply: LinkedSale,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS"],
});

export const payLinkedSaleRoute = defineRoute({
  ...byLink,
  scope: "none",
  method: "POST",
  path: "/api/pay/till/:token",
  summary: "Start a payment at a gateway for what is asked for at a till, without signing in",
  idempotent: true,
  body: z.object({ gateway: z.string().max(20), bank: BankCode.optional() }),
  reply: startPaymentRoute.reply,
  status: 201,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS", ...payFailures, "GATEWAY_NOT_OFFERED"],
});

export const payLinkedSaleFromWalletRoute = defineRoute({
  ...byLink,
  scope: "user",
  roles: ["admin", "editor"],
  method: "POST",
  path: "/api/pay/till/:token/wallet",
  summary: "Pay what is asked for at a till from one's own wallet",
  idempotent: true,
  body: z.object({ agreedSen: SenField.meta({ description: "what was shown; any other is refused" }) }),
  reply: z.object({ done: z.literal(true) }),
  status: 201,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS", ...payFailures, "WALLET_SHORT", "WALLET_OFF"],
});
