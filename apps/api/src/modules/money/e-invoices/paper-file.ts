import { eInvoiceTypes } from "@pulau/domain/e-invoice/codes.ts";
import type { PaperId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import {
  findGroupPaper,
  findPaper,
  findPlacesPaper,
  type IssuedGroupPaper,
  type OwnedPlacesPaper,
  type Paper,
} from "../papers/public.ts";
import { type EInvoiceFile, fileOf } from "./e-invoice-file.ts";
import { groupLines, linesOf, loadTourismTaxes, placesLine } from "./paper-lines.ts";
import { buyerOf, companyOf, placesBuyer, resortParty } from "./parties.ts";

type Failure = "NOT_FOUND" | "E_INVOICE_OFF" | "E_INVOICE_INCOMPLETE";

/** Money given back for a stay that was had is a refund note, anything else that is taken off a credit note. */
const typeOf = ({ kind, content }: Paper | OwnedPlacesPaper | IssuedGroupPaper) => {
  if (kind === "invoice") return eInvoiceTypes.invoice;
  return content.reason === "refunded" ? eInvoiceTypes.refundNote : eInvoiceTypes.creditNote;
};

/** One invoice or credit note as an e-Invoice, issued now to whoever asked for it, or to whoever booked. */
export async function paperFile(
  db: Db,
  sealer: Sealer,
  paperId: PaperId,
): Promise<Result<EInvoiceFile, Failure>> {
  const found =
    (await stayPaper(db, sealer, paperId)) ??
    (await placesPaper(db, sealer, paperId)) ??
    (await groupPaper(db, paperId));
  if (!found) return refuse("NOT_FOUND");
  const [settings, issuedAt] = await Promise.all([loadSettings(db), loadNow(db)]);
  const supplier = resortParty(settings);
  if (!supplier) return refuse("E_INVOICE_OFF");
  const { buyer, paper, lines } = found;
  if (!buyer) return refuse("E_INVOICE_INCOMPLETE");
  const corrects = paper.content.corrects.map(({ number }) => ({ number, uuid: null }));
  const { number } = paper;
  return ok(
    fileOf({ type: typeOf(paper), number, issuedAt, supplier, buyer, lines, corrects, period: null }),
  );
}

async function stayPaper(db: Db, sealer: Sealer, paperId: PaperId) {
  const paper = await findPaper(db, paperId);
  const row = paper && (await findBooking(db, paper.bookingId));
  if (!paper || !row) return null;
  const [buyer, tourismTaxes] = await Promise.all([
    paper.folioId === null ? buyerOf(db, sealer, row) : companyOf(paper.content.billTo),
    loadTourismTaxes(db),
  ]);
  return { paper, buyer, lines: linesOf(paper, tourismTaxes) };
}

async function groupPaper(db: Db, paperId: PaperId) {
  const paper = await findGroupPaper(db, paperId);
  if (!paper) return null;
  const lines = groupLines(paper, await loadTourismTaxes(db));
  return { paper, buyer: companyOf(paper.content.billTo), lines };
}

async function placesPaper(db: Db, sealer: Sealer, paperId: PaperId) {
  const paper = await findPlacesPaper(db, paperId);
  if (!paper) return null;
  return { paper, buyer: await placesBuyer(db, sealer, paper), lines: [placesLine(paper)] };
}
