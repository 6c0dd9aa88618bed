import type { BookingId, OwnerId, PaperId, PaymentId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../plugins/language.ts";
import { type BookingRow, findBooking } from "../../booking/bookings/public.ts";
import { findPaper } from "./find-paper.ts";
import { findGroupPaper, type IssuedGroupPaper } from "./group-papers.ts";
import { groupPdf } from "./pdf/group-pdf.ts";
import { invoicePdf } from "./pdf/invoice-pdf.ts";
import { placesPdf } from "./pdf/places-pdf.ts";
import { receiptPdf } from "./pdf/receipt-pdf.ts";
import type { Printed } from "./pdf-routes.ts";
import { findPlacesPaper } from "./places-papers.ts";
import { showInvoice } from "./show-invoice.ts";
import { findReceipt } from "./show-receipt.ts";

/** What a call's id names: a booking, of which its invoice is shown, or one of its papers. */
export type NamedPaper = {
  readonly row: BookingRow;
  /** Null where somebody else than the booker pays it: it is for staff. */
  readonly ownerId: OwnerId | null;
  readonly paperId?: PaperId;
};
type Find<I extends BookingId | PaperId | PaymentId, T = NamedPaper> = (db: Db, id: I) => Promise<T | null>;

export const byBooking: Find<BookingId> = async (db, id) => {
  const row = await findBooking(db, id);
  return row && { row, ownerId: row.ownerId };
};
export const byPaper: Find<PaperId> = async (db, id) => {
  const paper = await findPaper(db, id);
  const row = paper && (await findBooking(db, paper.bookingId));
  return row && { row, ownerId: paper.folioId === null ? row.ownerId : null, paperId: id };
};

const printed =
  <I extends BookingId | PaperId>(find: Find<I>): Find<I, Printed> =>
  async (db, id) => {
    const named = await find(db, id);
    return (
      named && {
        ownerId: named.ownerId,
        pdf: async (language) => {
          const invoice = await showInvoice(db, named.row, { paperId: named.paperId, forBooker: false });
          const name = `${invoice.number ?? `${invoice.bookingNo}-pro-forma`}.pdf`;
          return { name, bytes: await invoicePdf(invoice, language) };
        },
      }
    );
  };

/** Any paper by its own id. */
export const printedPaper: Find<PaperId, Printed> = async (db, id) => {
  const ofGroup = await findGroupPaper(db, id);
  if (ofGroup) return printedGroupPaper(ofGroup);
  const paper = await findPlacesPaper(db, id);
  if (!paper) return printed(byPaper)(db, id);
  const pdf = async (language: Language) => ({
    name: `${paper.number}.pdf`,
    bytes: await placesPdf(paper, language),
  });
  return { ownerId: paper.accountId, pdf };
};

/** A group's paper is for staff, who send it to whom it is made out. */
const printedGroupPaper = (paper: IssuedGroupPaper): Printed => ({
  ownerId: null,
  pdf: async (language) => ({ name: `${paper.number}.pdf`, bytes: await groupPdf(paper, language) }),
});

/** The invoice of a booking that stands, or a pro-forma. */
export const printedInvoice = printed(byBooking);

/** The receipt of a payment that was received. */
export const printedReceipt: Find<PaymentId, Printed> = async (db, id) => {
  const receipt = await findReceipt(db, id);
  if (!receipt) return null;
  const { ownerId, reply } = receipt;
  return {
    ownerId,
    pdf: async (language) => ({ name: `${reply.number}.pdf`, bytes: await receiptPdf(reply, language) }),
  };
};
