import {
  invoicePdfAddressRoute,
  invoicePdfRoute,
  invoiceRoute,
  paperPdfAddressRoute,
  paperPdfRoute,
  paperRoute,
  placesPapersRoute,
  staffInvoicePdfAddressRoute,
  staffInvoicePdfRoute,
  staffInvoiceRoute,
  staffPaperPdfAddressRoute,
  staffPaperPdfRoute,
  staffPaperRoute,
  staffPlacesPapersRoute,
} from "@pulau/contract/papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Module } from "../../../module.ts";
import type { Language } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { type BookingRow, findBooking } from "../../booking/bookings/public.ts";
import { findPaper } from "./find-paper.ts";
import { invoicePdf } from "./pdf/invoice-pdf.ts";
import { placesPdf } from "./pdf/places-pdf.ts";
import { findPlacesPaper } from "./places-papers.ts";
import { showInvoice } from "./show-invoice.ts";
import { findPlacesPapers } from "./show-places-papers.ts";

/** What a call's id names: a booking, of which its invoice is shown, or one of its papers. */
type Named = { readonly row: BookingRow; readonly paperId?: string };
type Find<T = Named> = (db: Db, id: string) => Promise<T | null>;

const byBooking: Find = async (db, id) => {
  const row = await findBooking(db, id);
  return row && { row };
};
const byPaper: Find = async (db, id) => {
  const paper = await findPaper(db, id);
  const row = paper && (await findBooking(db, paper.bookingId));
  return row && { row, paperId: id };
};

/** What can be had as a PDF: a booking's papers, and those of places at an event. */
type Printed = { readonly ownerId: string; readonly pdf: (language: Language) => Promise<PaperFile> };
type PaperFile = { readonly name: string; readonly bytes: Uint8Array };

const printed =
  (find: Find): Find<Printed> =>
  async (db, id) => {
    const named = await find(db, id);
    return (
      named && {
        ownerId: named.row.ownerId,
        pdf: async (language) => {
          const invoice = await showInvoice(db, named.row, named.paperId);
          const name = `${invoice.number ?? `${invoice.bookingNo}-pro-forma`}.pdf`;
          return { name, bytes: await invoicePdf(invoice, language) };
        },
      }
    );
  };

const printedPaper: Find<Printed> = async (db, id) => {
  const paper = await findPlacesPaper(db, id);
  if (!paper) return printed(byPaper)(db, id);
  const pdf = async (language: Language) => ({
    name: `${paper.number}.pdf`,
    bytes: await placesPdf(paper, language),
  });
  return { ownerId: paper.accountId, pdf };
};

const mayLook = ({ ownerId }: { readonly ownerId: string }, session: Session): boolean =>
  session.kind === "staff" || ownerId === session.ownerId;

/** Invoices and credit notes for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  const seen = async (find: Find, id: string, session: Session): Promise<Result<Named>> => {
    const named = await find(db, id);
    return named && mayLook(named.row, session) ? ok(named) : refuse("NOT_FOUND");
  };

  for (const [route, find] of [
    [invoiceRoute, byBooking],
    [staffInvoiceRoute, byBooking],
    [paperRoute, byPaper],
    [staffPaperRoute, byPaper],
  ] as const) {
    mount(app, route, async ({ params, session }) => {
      const named = await seen(find, params._id, session);
      return named.ok ? ok(await showInvoice(db, named.value.row, named.value.paperId)) : named;
    });
  }

  for (const route of [placesPapersRoute, staffPlacesPapersRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const found = await findPlacesPapers(db, params._id);
      return found && mayLook(found, session) ? ok(found.reply) : refuse("NOT_FOUND");
    });
  }

  for (const [route, file, find] of [
    [invoicePdfAddressRoute, invoicePdfRoute, printed(byBooking)],
    [staffInvoicePdfAddressRoute, staffInvoicePdfRoute, printed(byBooking)],
    [paperPdfAddressRoute, paperPdfRoute, printedPaper],
    [staffPaperPdfAddressRoute, staffPaperPdfRoute, printedPaper],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const paper = await find(db, params._id);
      if (!paper || !mayLook(paper, session)) return refuse("NOT_FOUND");
      return downloads.address(file, { params, query });
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const paper = await find(db, params._id);
      return paper ? ok(await paper.pdf(query.language)) : refuse("NOT_FOUND");
    });
  }
};
