import type { BookingId, PaperId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { z } from "zod";
import { BookingDetail, BookingStateField, PaymentStatusField } from "./bookings.ts";
import { LanguageQuery, SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import { DayField, idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { PriceLineReply } from "./price.ts";
import { defineFile, defineRoute } from "./route.ts";

const Line = z.string().nullable();

/** The resort as it stands at the head and foot of its papers. */
export const PaperSeller = z.object({
  name: z.string(),
  shortName: z.string(),
  legalName: z.string(),
  address: z.object({ short: z.string(), first: z.string(), second: z.string() }),
  registrationNumber: Line,
  taxNumber: Line.meta({ description: "SST or GST number" }),
  email: z.string(),
  tel: z.array(z.string()),
  whatsapp: z.array(z.object({ holder: z.string(), number: z.string() })),
  answerHours: z.object({ from: z.string(), to: z.string() }),
  timeZone: z.string(),
  bank: z
    .object({
      name: z.string(),
      address: z.string(),
      accountHolder: z.string(),
      accountNumber: z.string(),
      swift: z.string(),
    })
    .nullable(),
});

const { shape } = BookingDetail;
const NamedSum = z.object({
  name: WordsField.nullable(),
  share: z.int().nullable().meta({ description: "basis points, for taxes" }),
  amountSen: SenField,
});

/** Why a paper was issued: a stay was booked, changed or cancelled, nobody came, a cancelled one was taken back, or somebody else pays. */
export const PaperReason = z.enum([
  "booked",
  "changed",
  "cancelled",
  "noShow",
  "takenBack",
  "refunded",
  "otherPayer",
]);
export type PaperReason = z.infer<typeof PaperReason>;

/** What an invoice or credit note says for ever: frozen on the day it is issued. Amounts of a credit note are credited. */
export const InvoiceContent = z.object({
  bookingNo: z.string(),
  reason: PaperReason.default("booked"),
  /** Of a credit note: the invoices that it takes from. */
  corrects: z.array(z.object({ number: z.string(), issuedOn: DayField })).default([]),
  seller: PaperSeller,
  billTo: z.object({
    name: z.string(),
    email: z.string(),
    address: shape.address,
    /** Of a company that pays a part of the bill. */
    registrationNo: z.string().optional(),
    taxNo: z.string().optional(),
  }),
  stay: z.object({
    packageName: WordsField,
    optionName: WordsField,
    checkIn: DayField,
    checkOut: DayField,
    nights: z.int(),
    persons: z.int(),
    rooms: z.array(shape.rooms.element.omit({ roomId: true, roomTypeId: true, picture: true, beds: true })),
    crossings: z.array(shape.crossings.element.omit({ noteVersion: true })),
    /** Missing on papers from before there were any. */
    transfers: z.array(shape.transfers.element.omit({ noteVersion: true })).default([]),
  }),
  lines: z.array(PriceLineReply),
  sums: z.object({
    beforeSen: SenField,
    fees: z.array(NamedSum),
    taxes: z.array(NamedSum),
    totalSen: SenField,
  }),
  policy: shape.policy,
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

/** A tax that a price includes, as a part of it. */
export const TaxInside = z.object({
  name: WordsField,
  share: z.int().meta({ description: "basis points" }),
  amountSen: SenField,
});

/** What the invoice of places at an event says for ever, or the credit note that takes it back. */
export const PlacesPaper = z.object({
  purchaseNo: z.string(),
  reason: PaperReason,
  corrects: z.array(z.object({ number: z.string(), issuedOn: DayField })),
  seller: PaperSeller,
  billTo: z.object({ name: z.string(), email: z.string() }),
  places: z.object({ name: WordsField, day: DayField, adults: z.int(), children: z.int() }),
  /** Taxes within the total; missing on papers from before events could have any. */
  taxes: z.array(TaxInside).default([]),
});
export type PlacesPaper = z.infer<typeof PlacesPaper>;

/** One paper in the list of its booking's. */
export const PaperSummary = z.object({
  _id: idOf<PaperId>(),
  kind: z.enum(paperKinds),
  number: z.string().meta({ example: "TB-CN-26-00007" }),
  issuedOn: DayField,
  reason: PaperReason,
  totalSen: SenField,
  payer: z.string().nullable().meta({ description: "who pays, of a split bill; null for the booker" }),
});
export type PaperSummary = z.infer<typeof PaperSummary>;

export const InvoiceReply = InvoiceContent.extend({
  _id: idOf<BookingId>().meta({ description: "the booking's" }),
  /** The paper's own; null for a pro-forma. */
  paperId: idOf<PaperId>().nullable(),
  /** A booking that is not confirmed has a pro-forma: no number, and nothing in it is frozen. */
  kind: z.enum([...paperKinds, "proForma"]),
  number: z.string().nullable().meta({ example: "TB-INV-26-00042" }),
  issuedOn: DayField.nullable(),
  status: BookingStateField,
  paymentStatus: PaymentStatusField,
  /** In the order of rooms; the names as they are known today. */
  guests: z.array(z.object({ fullName: z.string(), chineseName: z.string().nullable(), room: z.int() })),
  payments: z.array(
    z.object({
      _id: idOf<PaymentId>(),
      at: Moment,
      gateway: z.string(),
      amountSen: SenField,
      refundedSen: SenField,
    }),
  ),
  /** What the booking's other papers add to this one or take off. */
  changedSen: SenField,
  /** Every paper of the booking, in the order in which they were issued. */
  papers: z.array(PaperSummary),
  /** All invoices less all credit notes: what the booking costs, or what is kept of it. */
  papersSen: SenField,
  /** Null once nothing can be owed any more. */
  due: z.object({ sen: SenField, by: DayField.nullable() }).nullable(),
  /** The group whose papers bill this booking; null where it has its own. */
  billedTo: z.object({ groupName: z.string(), papers: z.array(z.string()) }).nullable(),
});
export type InvoiceReply = z.infer<typeof InvoiceReply>;

const guest = {
  scope: "userPortal",
  tag: "Invoices",
  params: idParams<BookingId>(),
  failures: ["NOT_FOUND"],
} as const;
/** Invoices show money and addresses: they are for who works on bookings or keeps the books. */
const staffRights = {
  scope: "staff",
  permission: ["bookings", "write"],
  orPermission: ["payments", "read"],
} as const;
const desk = { ...guest, ...staffRights } as const;
const open = { ...guest, scope: "none", failures: ["NOT_FOUND", "LINK_INVALID"] } as const;

export const invoiceRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/invoice/:_id",
  summary:
    "A booking's invoice: price line by line, what was paid and what is due; pro-forma until the booking is confirmed",
  reply: InvoiceReply,
});
export const invoicePdfAddressRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/invoice/:_id/pdf-address",
  summary: "A short-lived link to the invoice as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const invoicePdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/api/invoice/:_id/pdf",
  summary: "The invoice as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});

export const staffInvoiceRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/invoice/:_id",
  summary: "A booking's invoice",
  reply: InvoiceReply,
});
export const staffInvoicePdfAddressRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/invoice/:_id/pdf-address",
  summary: "A short-lived link to the invoice as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const staffInvoicePdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/invoice/:_id/pdf",
  summary: "The invoice as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});

const onePaper = { tag: "Invoices", params: idParams<PaperId>(), failures: ["NOT_FOUND"] } as const;
const paperOf = { ...onePaper, scope: "userPortal" } as const;
const deskPaper = { ...onePaper, ...staffRights } as const;

export const paperRoute = defineRoute({
  ...paperOf,
  method: "GET",
  path: "/api/papers/:_id",
  summary: "One invoice or credit note by its own id, as it was issued",
  reply: InvoiceReply,
});
export const paperPdfAddressRoute = defineRoute({
  ...paperOf,
  method: "GET",
  path: "/api/papers/:_id/pdf-address",
  summary: "A short-lived link to the invoice or credit note as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const paperPdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/api/papers/:_id/pdf",
  params: idParams<PaperId>(),
  summary: "The invoice or credit note as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});
export const staffPaperRoute = defineRoute({
  ...deskPaper,
  method: "GET",
  path: "/admin/api/papers/:_id",
  summary: "One invoice or credit note by its own id",
  reply: InvoiceReply,
});
export const staffPaperPdfAddressRoute = defineRoute({
  ...deskPaper,
  method: "GET",
  path: "/admin/api/papers/:_id/pdf-address",
  summary: "A short-lived link to the invoice or credit note as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const staffPaperPdfRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/papers/:_id/pdf",
  params: idParams<PaperId>(),
  summary: "The invoice or credit note as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});

/** The invoice and the credit note of places at an event, each as it was issued. */
export const PlacesPapersReply = z.object({
  _id: idOf<PurchaseId>().meta({ description: "the purchase's" }),
  purchaseNo: z.string().meta({ example: "TB-P01008" }),
  papers: z
    .array(
      PlacesPaper.extend({
        _id: idOf<PaperId>(),
        kind: z.enum(paperKinds),
        number: z.string(),
        issuedOn: DayField,
        /** The total without the taxes that it includes. */
        beforeSen: SenField,
        totalSen: SenField,
      }),
    )
    .meta({ description: "the invoice first; never empty" }),
});
export type PlacesPapersReply = z.infer<typeof PlacesPapersReply>;

export const placesPapersRoute = defineRoute({
  ...onePaper,
  scope: "user",
  method: "GET",
  path: "/api/purchase/:_id/papers",
  params: idParams<PurchaseId>(),
  summary: "The invoice for event places, and the credit note that reverses it. `_id` is the purchase",
  reply: PlacesPapersReply,
});
export const staffPlacesPapersRoute = defineRoute({
  ...deskPaper,
  method: "GET",
  path: "/admin/api/purchase/:_id/papers",
  params: idParams<PurchaseId>(),
  summary: "The invoice for event places, and the credit note that reverses it",
  reply: PlacesPapersReply,
});
