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
import type { Module } from "../../../module.ts";
import { maySee } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import {
  byBooking,
  byPaper,
  type FindPaper,
  type NamedPaper,
  printedInvoice,
  printedPaper,
} from "./named-papers.ts";
import { showInvoice } from "./show-invoice.ts";
import { findPlacesPapers } from "./show-places-papers.ts";

/** Invoices and credit notes for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  const seen = async (find: FindPaper, id: string, session: Session): Promise<Result<NamedPaper>> => {
    const named = await find(db, id);
    return named && maySee(session, named.row) ? ok(named) : refuse("NOT_FOUND");
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
      return found && maySee(session, found) ? ok(found.reply) : refuse("NOT_FOUND");
    });
  }

  for (const [route, file, find] of [
    [invoicePdfAddressRoute, invoicePdfRoute, printedInvoice],
    [staffInvoicePdfAddressRoute, staffInvoicePdfRoute, printedInvoice],
    [paperPdfAddressRoute, paperPdfRoute, printedPaper],
    [staffPaperPdfAddressRoute, staffPaperPdfRoute, printedPaper],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const paper = await find(db, params._id);
      if (!paper || !maySee(session, paper)) return refuse("NOT_FOUND");
      return downloads.address(file, { params, query });
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const paper = await find(db, params._id);
      return paper ? ok(await paper.pdf(query.language)) : refuse("NOT_FOUND");
    });
  }
};
