import type {
  askEInvoiceRoute,
  askPlacesEInvoiceRoute,
  dropEInvoiceRoute,
  dropPlacesEInvoiceRoute,
  eInvoiceAddressRoute,
  eInvoiceRoute,
  placesEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import type {
  invoicePdfAddressRoute,
  invoiceRoute,
  paperPdfAddressRoute,
  paperRoute,
  placesPapersRoute,
  staffInvoicePdfAddressRoute,
  staffInvoiceRoute,
  staffPaperPdfAddressRoute,
  staffPaperRoute,
  staffPlacesPapersRoute,
} from "@pulau/contract/papers.ts";
import type {
  receiptPdfAddressRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { StaffWholeBookingRoute } from "@pulau/contract/staff.ts";
import { type Face, faceOf } from "../../../../api/client.ts";

/** The calls of the papers on either side, by face. */
export const guestInvoice = faceOf<typeof invoiceRoute>({
  method: "GET",
  path: "/api/invoice/:_id",
  scope: "userPortal",
});
export const guestPdfAddress = faceOf<typeof invoicePdfAddressRoute>({
  method: "GET",
  path: "/api/invoice/:_id/pdf-address",
  scope: "userPortal",
});
export const staffInvoice = faceOf<typeof staffInvoiceRoute>({
  method: "GET",
  path: "/admin/api/invoice/:_id",
  scope: "staff",
});
export const staffPdfAddress = faceOf<typeof staffInvoicePdfAddressRoute>({
  method: "GET",
  path: "/admin/api/invoice/:_id/pdf-address",
  scope: "staff",
});
export const guestPaper = faceOf<typeof paperRoute>({
  method: "GET",
  path: "/api/papers/:_id",
  scope: "userPortal",
});
export const guestPaperPdfAddress = faceOf<typeof paperPdfAddressRoute>({
  method: "GET",
  path: "/api/papers/:_id/pdf-address",
  scope: "userPortal",
});
export const staffPaper = faceOf<typeof staffPaperRoute>({
  method: "GET",
  path: "/admin/api/papers/:_id",
  scope: "staff",
});
export const staffPaperPdfAddress = faceOf<typeof staffPaperPdfAddressRoute>({
  method: "GET",
  path: "/admin/api/papers/:_id/pdf-address",
  scope: "staff",
});
export const guestReceipt = faceOf<typeof receiptRoute>({
  method: "GET",
  path: "/api/receipt/:_id",
  scope: "userPortal",
});
export const guestReceiptPdfAddress = faceOf<typeof receiptPdfAddressRoute>({
  method: "GET",
  path: "/api/receipt/:_id/pdf-address",
  scope: "userPortal",
});
export const staffReceipt = faceOf<typeof staffReceiptRoute>({
  method: "GET",
  path: "/admin/api/receipt/:_id",
  scope: "staff",
});
export const staffReceiptPdfAddress = faceOf<typeof staffReceiptPdfAddressRoute>({
  method: "GET",
  path: "/admin/api/receipt/:_id/pdf-address",
  scope: "staff",
});
export const staffBooking = faceOf<StaffWholeBookingRoute>({
  method: "GET",
  path: "/admin/api/reservations/info/:_id",
  scope: "staff",
});

export const eInvoice = faceOf<typeof eInvoiceRoute>({
  method: "GET",
  path: "/api/e-invoice/:_id",
  scope: "userPortal",
});
const askEInvoice = faceOf<typeof askEInvoiceRoute>({
  method: "PUT",
  path: "/api/e-invoice/:_id",
  scope: "userPortal",
});
const dropEInvoice = faceOf<typeof dropEInvoiceRoute>({
  method: "DELETE",
  path: "/api/e-invoice/:_id",
  scope: "userPortal",
});
export const eInvoiceAddress = faceOf<typeof eInvoiceAddressRoute>({
  method: "GET",
  path: "/api/papers/:_id/e-invoice-address",
  scope: "userPortal",
});

const placesEInvoice = faceOf<typeof placesEInvoiceRoute>({
  method: "GET",
  path: "/api/purchase/:_id/e-invoice",
  scope: "user",
});
const askPlacesEInvoice = faceOf<typeof askPlacesEInvoiceRoute>({
  method: "PUT",
  path: "/api/purchase/:_id/e-invoice",
  scope: "user",
});
const dropPlacesEInvoice = faceOf<typeof dropPlacesEInvoiceRoute>({
  method: "DELETE",
  path: "/api/purchase/:_id/e-invoice",
  scope: "user",
});
export const placesPapers = faceOf<typeof placesPapersRoute>({
  method: "GET",
  path: "/api/purchase/:_id/papers",
  scope: "user",
});
export const staffPlacesPapers = faceOf<typeof staffPlacesPapersRoute>({
  method: "GET",
  path: "/admin/api/purchase/:_id/papers",
  scope: "staff",
});

/** For what an e-Invoice is asked: a booking or places at an event, and the calls of that. */
export type EInvoiceOf = {
  readonly _id: string;
  readonly state: Face<typeof eInvoiceRoute | typeof placesEInvoiceRoute>;
  readonly ask: Face<typeof askEInvoiceRoute | typeof askPlacesEInvoiceRoute>;
  readonly drop: Face<typeof dropEInvoiceRoute | typeof dropPlacesEInvoiceRoute>;
};
export const eInvoiceOfBooking = (_id: string): EInvoiceOf => ({
  ...{ _id, state: eInvoice, ask: askEInvoice, drop: dropEInvoice },
});
export const eInvoiceOfPlaces = (_id: string): EInvoiceOf => ({
  ...{ _id, state: placesEInvoice, ask: askPlacesEInvoice, drop: dropPlacesEInvoice },
});

export type PlacesPapers = Reply<typeof placesPapersRoute>;
export type PlacesPaper = PlacesPapers["papers"][number];
export type EInvoiceState = Reply<typeof eInvoiceRoute>;
export type Invoice = Reply<typeof invoiceRoute>;
export type Receipt = Reply<typeof receiptRoute>;
