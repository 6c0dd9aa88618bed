import {
  invoicePdfAddressRoute,
  invoicePdfRoute,
  invoiceRoute,
  staffInvoicePdfAddressRoute,
  staffInvoicePdfRoute,
  staffInvoiceRoute,
} from "@pulau/contract/papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../db/clock.ts";
import type { Module } from "../../modules.ts";
import { mount } from "../../plugins/mount.ts";
import type { Session } from "../../plugins/session.ts";
import { createAddressSigner } from "../../plugins/signed-address.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { invoicePdf } from "./pdf/invoice-pdf.ts";
import { showInvoice } from "./show-invoice.ts";

/** Long enough for a slow phone to follow the link, too short for one that is passed on. */
const addressMinutes = 5;

/** Invoices for their guests and for staff, as pages' data and as PDF files. */
export const papersModule: Module = (app, { db, settings: deployment }) => {
  const signer = createAddressSigner(deployment.secret);

  const seen = async (id: string, session: Session): Promise<Result<BookingRow>> => {
    const row = await findBooking(db, id);
    const mayLook = session.kind === "staff" || row?.ownerId === session.ownerId;
    return row && mayLook ? ok(row) : refuse("NOT_FOUND");
  };

  for (const route of [invoiceRoute, staffInvoiceRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const row = await seen(params._id, session);
      return row.ok ? ok(await showInvoice(db, row.value)) : row;
    });
  }

  for (const [route, file] of [
    [invoicePdfAddressRoute, invoicePdfRoute],
    [staffInvoicePdfAddressRoute, staffInvoicePdfRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const row = await seen(params._id, session);
      if (!row.ok) return row;
      const until = new Date((await loadNow(db)).getTime() + addressMinutes * 60_000);
      const path = file.path.replace(":_id", params._id);
      const signed = signer.sign(path, until);
      const asked = new URLSearchParams({ until: String(signed.until), seal: signed.seal, ...query });
      return ok({ url: `${path}?${asked}`, until: until.toISOString() });
    });
    mount(app, file, async ({ params, query }) => {
      const path = file.path.replace(":_id", params._id);
      if (!signer.opens(path, query, await loadNow(db))) return refuse("LINK_INVALID");
      const row = await findBooking(db, params._id);
      if (!row) return refuse("NOT_FOUND");
      const invoice = await showInvoice(db, row);
      const name = `${invoice.number ?? `${invoice.bookingNo}-pro-forma`}.pdf`;
      return ok({ name, bytes: await invoicePdf(invoice, query.language) });
    });
  }
};
