import { eInvoiceTypes } from "@pulau/domain/e-invoice/codes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import type { Sealer } from "../../plugins/seal.ts";
import { findBooking } from "../bookings/public.ts";
import { findPaper, type Paper } from "../papers/public.ts";
import { loadSettings } from "../resort/public.ts";
import { linesOf, loadTourismTaxes } from "./paper-lines.ts";
import { buyerOf, resortParty } from "./parties.ts";
import { type EInvoiceFile, fileOf } from "./written.ts";

type Failure = "NOT_FOUND" | "E_INVOICE_OFF" | "E_INVOICE_INCOMPLETE";

/** Money given back for a stay that was had is a refund note, anything else that is taken off a credit note. */
const typeOf = ({ kind, content }: Paper) => {
  if (kind === "invoice") return eInvoiceTypes.invoice;
  return content.reason === "refunded" ? eInvoiceTypes.refundNote : eInvoiceTypes.creditNote;
};

/** One invoice or credit note as an e-Invoice, issued now to whoever asked for it, or to whoever booked. */
export async function paperFile(
  db: Db,
  sealer: Sealer,
  paperId: string,
): Promise<Result<EInvoiceFile, Failure>> {
  const paper = await findPaper(db, paperId);
  const row = paper && (await findBooking(db, paper.bookingId));
  if (!paper || !row) return refuse("NOT_FOUND");
  const [settings, buyer, tourismTaxes, issuedAt] = await Promise.all([
    loadSettings(db),
    buyerOf(db, sealer, row),
    loadTourismTaxes(db),
    loadNow(db),
  ]);
  const supplier = resortParty(settings);
  if (!supplier) return refuse("E_INVOICE_OFF");
  if (!buyer) return refuse("E_INVOICE_INCOMPLETE");
  const corrects = paper.content.corrects.map(({ number }) => ({ number, uuid: null }));
  const lines = linesOf(paper, tourismTaxes);
  const { number } = paper;
  return ok(
    fileOf({ type: typeOf(paper), number, issuedAt, supplier, buyer, lines, corrects, period: null }),
  );
}
