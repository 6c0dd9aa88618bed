import type {
  invoicePdfAddressRoute,
  invoiceRoute,
  paperPdfAddressRoute,
  paperRoute,
  staffInvoicePdfAddressRoute,
  staffInvoiceRoute,
  staffPaperPdfAddressRoute,
  staffPaperRoute,
} from "@pulau/contract/papers.ts";
import type { receiptPdfAddressRoute, staffReceiptPdfAddressRoute } from "@pulau/contract/receipts.ts";
import type { BookingId, PaperId } from "@pulau/domain/ids.ts";
import type { Face } from "../../../../api/client.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { readPaper } from "../read-paper.ts";
import * as calls from "./calls.ts";

export type PaperSide = {
  /** What the calls are asked for: a paper, or the booking of which the invoice is wanted. */
  readonly _id: BookingId | PaperId;
  readonly paper: Face<
    typeof invoiceRoute | typeof staffInvoiceRoute | typeof paperRoute | typeof staffPaperRoute
  >;
  readonly pdfAddress: Face<
    | typeof invoicePdfAddressRoute
    | typeof staffInvoicePdfAddressRoute
    | typeof paperPdfAddressRoute
    | typeof staffPaperPdfAddressRoute
    | typeof receiptPdfAddressRoute
    | typeof staffReceiptPdfAddressRoute
  >;
  /** The booking's own page. */
  readonly back: string;
  readonly login: string;
  readonly isStaff: boolean;
};

const sides = {
  guest: {
    invoice: calls.guestInvoice,
    invoicePdf: calls.guestPdfAddress,
    paper: calls.guestPaper,
    paperPdf: calls.guestPaperPdfAddress,
  },
  staff: {
    invoice: calls.staffInvoice,
    invoicePdf: calls.staffPdfAddress,
    paper: calls.staffPaper,
    paperPdf: calls.staffPaperPdfAddress,
  },
};

/**
 * The same papers are read by guests and by staff: by whose calls, and where the booking itself is. The address names a
 * booking, whose invoice is read, and may name one of its papers instead.
 */
export function useSide(): PaperSide {
  const { side } = useBackend();
  const { id: booking } = useParamsAt("/invoice/$id", "/staff/invoice/$id");
  const { paper: paperId } = useSearchBy(readPaper);
  const isStaff = side.name === "staff";
  const { invoice, invoicePdf, paper, paperPdf } = isStaff ? sides.staff : sides.guest;
  return {
    _id: paperId ?? booking,
    paper: paperId === undefined ? invoice : paper,
    pdfAddress: paperId === undefined ? invoicePdf : paperPdf,
    back: isStaff ? `/staff/bookings/${booking}` : `/booking/detail/${booking}`,
    login: side.loginPage,
    isStaff,
  };
}
