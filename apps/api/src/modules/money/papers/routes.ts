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
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { byBooking, byPaper, printedInvoice, printedPaper } from "./named-papers.ts";
import { showInvoice } from "./show-invoice.ts";
import { findPlacesPapers } from "./show-places-papers.ts";

/** Invoices and credit notes for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  for (const [route, find] of [
    [invoiceRoute, byBooking],
    [staffInvoiceRoute, byBooking],
    [paperRoute, byPaper],
    [staffPaperRoute, byPaper],
  ] as const) {
    mount(app, route, async ({ params, session }) => {
      const named = shownTo(session, await find(db, params._id));
      return named.ok ? ok(await showInvoice(db, named.value.row, named.value.paperId)) : named;
    });
  }

  for (const route of [placesPapersRoute, staffPlacesPapersRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const found = shownTo(session, await findPlacesPapers(db, params._id));
      return found.ok ? ok(found.value.reply) : found;
    });
  }

  for (const [route, file, find] of [
    [invoicePdfAddressRoute, invoicePdfRoute, printedInvoice],
    [staffInvoicePdfAddressRoute, staffInvoicePdfRoute, printedInvoice],
    [paperPdfAddressRoute, paperPdfRoute, printedPaper],
    [staffPaperPdfAddressRoute, staffPaperPdfRoute, printedPaper],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const paper = shownTo(session, await find(db, params._id));
      return paper.ok ? downloads.address(file, { params, query }) : paper;
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const paper = await find(db, params._id);
      return paper ? ok(await paper.pdf(query.language)) : refuse("NOT_FOUND");
    });
  }
};
