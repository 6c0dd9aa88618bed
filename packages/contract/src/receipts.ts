import type { BookingId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { LanguageQuery, SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import { DayField, idOf, idParams, Moment, PaymentPartField, SenField, WordsField } from "./fields.ts";
import { PaperSeller } from "./papers.ts";
import { defineFile, defineRoute } from "./route.ts";

/** What a payment was for: a stay, or something that was bought beside one. */
const PaidFor = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("booking"),
    _id: idOf<BookingId>(),
    number: z.string().meta({ example: "TB-26-04817" }),
    name: WordsField,
    checkIn: DayField,
    checkOut: DayField,
  }),
  z.object({
    kind: z.literal("purchase"),
    _id: idOf<PurchaseId>(),
    number: z.string().meta({ example: "TB-P01007" }),
    name: WordsField,
    count: z.int(),
  }),
]);

export const ReceiptReply = z.object({
  _id: idOf<PaymentId>().meta({ description: "the payment's" }),
  number: z.string().meta({
    example: "TB-26-04817-R1",
    description: "the number of the booking or purchase, and which of its payments this is",
  }),
  seller: PaperSeller,
  payer: z.object({ name: z.string(), email: z.string() }),
  paidFor: PaidFor,
  paidAt: Moment,
  gateway: z.string(),
  /** The gateway's own number of the payment. */
  reference: z.string().nullable(),
  part: PaymentPartField,
  amountSen: SenField,
  /** `voided`: taken back out of the books; the receipt is no longer good. */
  state: z.enum(["captured", "voided"]),
  refunds: z.array(z.object({ at: Moment, amountSen: SenField, done: z.boolean() })),
  totalSen: SenField.meta({ description: "the current total of the booking or purchase" }),
});
export type ReceiptReply = z.infer<typeof ReceiptReply>;

const receipt = { tag: "Receipts", params: idParams<PaymentId>(), failures: ["NOT_FOUND"] } as const;
const guest = { ...receipt, scope: "userPortal" } as const;
const desk = { ...receipt, scope: "staff", permission: ["payments", "read"] } as const;
const open = { ...receipt, scope: "none", failures: ["NOT_FOUND", "LINK_INVALID"] } as const;

export const receiptRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/receipt/:_id",
  summary: "The receipt of a captured payment, by the payment's id",
  reply: ReceiptReply,
});
export const receiptPdfAddressRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/receipt/:_id/pdf-address",
  summary: "A short-lived link to the receipt as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const receiptPdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/api/receipt/:_id/pdf",
  summary: "The receipt as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});
export const staffReceiptRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/receipt/:_id",
  summary: "The receipt of a captured payment",
  reply: ReceiptReply,
});
export const staffReceiptPdfAddressRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/receipt/:_id/pdf-address",
  summary: "A short-lived link to the receipt as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const staffReceiptPdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/receipt/:_id/pdf",
  summary: "The receipt as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});
