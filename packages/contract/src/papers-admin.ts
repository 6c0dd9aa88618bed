import type { BookingId, GroupId, PaperId, PurchaseId } from "@pulau/domain/ids.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { z } from "zod";
import { SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import { Month } from "./e-invoice.ts";
import { DayField, idOf, Language, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { PaperReason } from "./papers.ts";
import { defineFile, defineRoute } from "./route.ts";

export const AdminPaper = z.object({
  _id: idOf<PaperId>(),
  kind: z.enum(paperKinds),
  number: z.string(),
  issuedOn: DayField,
  reason: PaperReason,
  totalSen: SenField,
  /** Of it tax: added to the price or within it. */
  taxSen: SenField,
  /** Null for places at an event, and for a group. */
  bookingId: idOf<BookingId>().nullable(),
  /** Of places at an event: what was bought. */
  purchaseId: idOf<PurchaseId>().nullable(),
  /** Of a group: one paper over the bookings that it pays. */
  groupId: idOf<GroupId>().nullable(),
  /** Of places at an event: which event. */
  event: WordsField.nullable(),
  bookingNo: z.string().meta({ description: "booking number, or the number of a purchase of event places" }),
  bookingName: z.string(),
  /** Whether its guest asked for an e-Invoice. */
  eInvoice: z.boolean(),
});

const staff = { scope: "staff", tag: "Invoices", permission: ["payments", "read"] } as const;

export const adminPapersRoute = defineList({
  ...staff,
  path: "/admin/api/papers",
  summary: "Invoices and credit notes of a month, newest first, and their totals",
  rows: "papers",
  row: AdminPaper,
  filters: { month: Month, kind: z.enum(paperKinds).optional() },
  search: "a paper's or a booking's number, or who booked",
  sorts: ["-issuedAt", "issuedAt", "number", "-total"],
  extra: {
    /** Of all that were found, not of this page. */
    invoicedSen: SenField,
    creditedSen: SenField,
    /** Of both the tax. */
    invoicedTaxSen: SenField,
    creditedTaxSen: SenField,
  },
  csv: {
    name: "invoices",
    columns: [
      "paperNo",
      "kind",
      "issuedOn",
      "reason",
      "number",
      "name",
      "event",
      "total",
      "tax",
      "eInvoice",
      "id",
    ],
  },
});
export const adminPapersCsvAddressRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/papers/csv-address",
  summary: "A short-lived link to a month's documents as CSV",
  query: z.object({ month: Month, language: Language.default("en") }),
  reply: SignedAddress,
});
export const adminPapersCsvRoute = defineFile({
  method: "GET",
  path: "/admin/api/papers/csv/:month",
  scope: "none",
  tag: "Invoices",
  summary: "A month's invoices and credit notes as CSV, by signed link",
  params: z.object({ month: Month }),
  query: SignedLanguageQuery,
  file: "text/csv; charset=utf-8",
  failures: ["LINK_INVALID"],
});
