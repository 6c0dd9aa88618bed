import type {
  invoicePdfAddressRoute,
  invoiceRoute,
  staffInvoicePdfAddressRoute,
  staffInvoiceRoute,
} from "@pulau/contract/papers.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { staffBookingRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../../api/client.ts";

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
export const staffBooking = faceOf<typeof staffBookingRoute>({
  method: "GET",
  path: "/admin/api/reservations/info/:_id",
  scope: "staff",
});

export type Invoice = Reply<typeof invoiceRoute>;
