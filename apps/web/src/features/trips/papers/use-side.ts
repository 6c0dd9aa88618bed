import type {
  invoicePdfAddressRoute,
  invoiceRoute,
  staffInvoicePdfAddressRoute,
  staffInvoiceRoute,
} from "@pulau/contract/papers.ts";
import { useParams } from "@tanstack/react-router";
import type { Face } from "../../../api/client.ts";
import { useBackend } from "../../../api/use-call.ts";
import { guestInvoice, guestPdfAddress, staffInvoice, staffPdfAddress } from "./calls.ts";

type PaperSide = {
  /** The booking's id, from the address. */
  readonly _id: string;
  readonly invoice: Face<typeof invoiceRoute | typeof staffInvoiceRoute>;
  readonly pdfAddress: Face<typeof invoicePdfAddressRoute | typeof staffInvoicePdfAddressRoute>;
  /** The booking's own page. */
  readonly back: string;
  readonly login: string;
};

/** The same papers are read by guests and by staff: by whose calls, and where the booking itself is. */
export function useSide(): PaperSide {
  const { side } = useBackend();
  const _id = useParams({ strict: false, select: (params: { id?: string }) => params.id ?? "" });
  const login = side.loginPage;
  return side.name === "staff"
    ? { _id, login, invoice: staffInvoice, pdfAddress: staffPdfAddress, back: `/staff/bookings/${_id}` }
    : { _id, login, invoice: guestInvoice, pdfAddress: guestPdfAddress, back: `/booking/detail/${_id}` };
}
