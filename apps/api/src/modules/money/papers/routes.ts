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
import type { Language } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import {
  byBooking,
  byPaper,
  type NamedPaper,
  type Printed,
  printedInvoice,
  printedPaper,
} from "./named-papers.ts";
import { showInvoice } from "./show-invoice.ts";
import { findPlacesPapers } from "./show-places-papers.ts";

/** Invoices and credit notes for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  const show = async (session: Session, found: NamedPaper | null) => {
    const named = shownTo(session, found);
    return named.ok ? ok(await showInvoice(db, named.value.row, named.value.paperId)) : named;
  };
  for (const route of [invoiceRoute, staffInvoiceRoute] as const)
    mount(app, route, async ({ params, session }) => show(session, await byBooking(db, params._id)));
  for (const route of [paperRoute, staffPaperRoute] as const)
    mount(app, route, async ({ params, session }) => show(session, await byPaper(db, params._id)));

  for (const route of [placesPapersRoute, staffPlacesPapersRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const found = shownTo(session, await findPlacesPapers(db, params._id));
      return found.ok ? ok(found.value.reply) : found;
    });
  }

  const fileOf = async (paper: Printed | null, language: Language) =>
    paper ? ok(await paper.pdf(language)) : refuse("NOT_FOUND");
  for (const [route, file] of [
    [invoicePdfAddressRoute, invoicePdfRoute],
    [staffInvoicePdfAddressRoute, staffInvoicePdfRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const paper = shownTo(session, await printedInvoice(db, params._id));
      return paper.ok ? downloads.address(file, { params, query }) : paper;
    });
    downloads.serve(app, file, async ({ params, query }) =>
      fileOf(await printedInvoice(db, params._id), query.language),
    );
  }
  for (const [route, file] of [
    [paperPdfAddressRoute, paperPdfRoute],
    [staffPaperPdfAddressRoute, staffPaperPdfRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const paper = shownTo(session, await printedPaper(db, params._id));
      return paper.ok ? downloads.address(file, { params, query }) : paper;
    });
    downloads.serve(app, file, async ({ params, query }) =>
      fileOf(await printedPaper(db, params._id), query.language),
    );
  }
};
