import {
  dropEInvoiceRoute,
  dropPlacesEInvoiceRoute,
  eInvoiceAddressRoute,
  eInvoiceRoute,
  placesEInvoiceRoute,
  requestEInvoiceRoute,
  requestPlacesEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import {
  groupPapersRoute,
  issueGroupPapersRoute,
  mailGroupPaperRoute,
} from "@pulau/contract/group-papers.ts";
import {
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
import {
  receiptPdfAddressRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type StaffWholeBookingRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import type { BookingId, PayableId, PurchaseId } from "@pulau/domain/ids.ts";
import { type Face, faceOf } from "../../../../api/client.ts";

/** The calls of the papers on either side, by face. */
export const guestInvoice = faceOf(invoiceRoute);
export const guestPdfAddress = faceOf(invoicePdfAddressRoute);
export const staffInvoice = faceOf(staffInvoiceRoute);
export const staffPdfAddress = faceOf(staffInvoicePdfAddressRoute);
export const guestPaper = faceOf(paperRoute);
export const guestPaperPdfAddress = faceOf(paperPdfAddressRoute);
export const staffPaper = faceOf(staffPaperRoute);
export const staffPaperPdfAddress = faceOf(staffPaperPdfAddressRoute);
export const guestReceipt = faceOf(receiptRoute);
export const guestReceiptPdfAddress = faceOf(receiptPdfAddressRoute);
export const staffReceipt = faceOf(staffReceiptRoute);
export const staffReceiptPdfAddress = faceOf(staffReceiptPdfAddressRoute);
export const staffBooking = faceOf<StaffWholeBookingRoute>(staffBookingRoute);

export const groupPapers = faceOf(groupPapersRoute);
export const issueGroupPapers = faceOf(issueGroupPapersRoute);
export const mailGroupPaper = faceOf(mailGroupPaperRoute);

export const eInvoice = faceOf(eInvoiceRoute);
const requestEInvoice = faceOf(requestEInvoiceRoute);
const dropEInvoice = faceOf(dropEInvoiceRoute);
export const eInvoiceAddress = faceOf(eInvoiceAddressRoute);

const placesEInvoice = faceOf(placesEInvoiceRoute);
const requestPlacesEInvoice = faceOf(requestPlacesEInvoiceRoute);
const dropPlacesEInvoice = faceOf(dropPlacesEInvoiceRoute);
export const placesPapers = faceOf(placesPapersRoute);
export const staffPlacesPapers = faceOf(staffPlacesPapersRoute);

/** For what an e-Invoice is asked: a booking or places at an event, and the calls of that. */
export type EInvoiceOf = {
  readonly _id: PayableId;
  readonly state: Face<typeof eInvoiceRoute | typeof placesEInvoiceRoute>;
  readonly request: Face<typeof requestEInvoiceRoute | typeof requestPlacesEInvoiceRoute>;
  readonly drop: Face<typeof dropEInvoiceRoute | typeof dropPlacesEInvoiceRoute>;
};
export const eInvoiceOfBooking = (_id: BookingId): EInvoiceOf => ({
  _id,
  state: eInvoice,
  request: requestEInvoice,
  drop: dropEInvoice,
});
export const eInvoiceOfPlaces = (_id: PurchaseId): EInvoiceOf => ({
  _id,
  state: placesEInvoice,
  request: requestPlacesEInvoice,
  drop: dropPlacesEInvoice,
});

export type PlacesPapers = Reply<typeof placesPapersRoute>;
export type PlacesPaper = PlacesPapers["papers"][number];
export type EInvoiceState = Reply<typeof eInvoiceRoute>;
export type Invoice = Reply<typeof invoiceRoute>;
export type Receipt = Reply<typeof receiptRoute>;
