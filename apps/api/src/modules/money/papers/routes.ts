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
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { isStaff, shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { mountPaperList } from "./admin-routes.ts";
import { mountGroupPapers } from "./group-routes.ts";
import { byBooking, byPaper, type NamedPaper, printedInvoice, printedPaper } from "./named-papers.ts";
import { servePdf } from "./pdf-routes.ts";
import { mountReceipts } from "./receipt-routes.ts";
import { showInvoice } from "./show-invoice.ts";
import { findPlacesPapers } from "./show-places-papers.ts";

/** Invoices and credit notes for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, deps) => {
  mountPaperList(app, deps);
  mountReceipts(app, deps);
  mountGroupPapers(app, deps);
  const { db } = deps;

  const show = async (session: Session, found: NamedPaper | null) => {
    const named = shownTo(session, found);
    if (!named.ok) return named;
    const { row, paperId } = named.value;
    return ok(await showInvoice(db, row, { paperId, forBooker: !isStaff(session) }));
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

  servePdf(app, deps, {
    routes: [
      [invoicePdfAddressRoute, invoicePdfRoute],
      [staffInvoicePdfAddressRoute, staffInvoicePdfRoute],
    ],
    find: (id) => printedInvoice(db, id),
  });
  servePdf(app, deps, {
    routes: [
      [paperPdfAddressRoute, paperPdfRoute],
      [staffPaperPdfAddressRoute, staffPaperPdfRoute],
    ],
    find: (id) => printedPaper(db, id),
  });
};
