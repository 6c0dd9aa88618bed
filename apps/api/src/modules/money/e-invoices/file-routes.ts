import {
  consolidatedFileRoute,
  consolidatedRoute,
  eInvoiceAddressRoute,
  eInvoiceFileRoute,
  monthSummaryRoute,
  selfBilledFileRoute,
  selfBilledRoute,
  staffEInvoiceAddressRoute,
  staffEInvoiceFileRoute,
  staffEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { findPaper, findPlacesPaper } from "../papers/public.ts";
import { consolidatedFiles } from "./consolidated.ts";
import { partOf } from "./e-invoice-file.ts";
import { type PartyOf, showParty } from "./keep-party.ts";
import { paperFile } from "./paper-file.ts";
import { selfBilledFiles } from "./self-billed.ts";
import { showMonth } from "./show-month.ts";

/** e-Invoices as files: by a bearer, or at addresses that open for some minutes. */
export const eInvoiceFilesModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const downloads = signedDownloads({ db, settings: deployment });

  /** Whose paper it is, and for what its e-Invoice was to be asked. */
  const ownerOf = async (paperId: string): Promise<{ ownerId: string; of: PartyOf } | null> => {
    const places = await findPlacesPaper(db, paperId);
    if (places) return { ownerId: places.accountId, of: { purchaseId: places.purchaseId } };
    const paper = await findPaper(db, paperId);
    const row = paper && (await findBooking(db, paper.bookingId));
    return row && { ownerId: row.ownerId, of: { bookingId: row.id } };
  };

  mount(app, eInvoiceAddressRoute, async ({ params, session }) => {
    const found = await ownerOf(params._id);
    if (!found || found.ownerId !== session.ownerId) return refuse("NOT_FOUND");
    if (!(await showParty(db, found.of))) return refuse("E_INVOICE_INCOMPLETE");
    const file = await paperFile(db, sealer, params._id);
    return file.ok ? downloads.address(eInvoiceFileRoute, { params }) : file;
  });
  mount(app, staffEInvoiceAddressRoute, async ({ params }) => {
    const file = await paperFile(db, sealer, params._id);
    return file.ok ? downloads.address(staffEInvoiceFileRoute, { params }) : file;
  });
  for (const route of [eInvoiceFileRoute, staffEInvoiceFileRoute] as const) {
    downloads.serve(app, route, ({ params }) => paperFile(db, sealer, params._id));
  }
  mount(app, staffEInvoiceRoute, ({ params }) => paperFile(db, sealer, params._id));

  mount(app, consolidatedRoute, async ({ query }) => partOf(await consolidatedFiles(db, query), query.part));
  downloads.serve(app, consolidatedFileRoute, async ({ params }) =>
    partOf(await consolidatedFiles(db, params), params.part),
  );
  mount(app, selfBilledRoute, async ({ params, query }) =>
    partOf(await selfBilledFiles(db, sealer, { ...query, accountId: params._id }), query.part),
  );
  downloads.serve(app, selfBilledFileRoute, async ({ params: { _id, month, kind, part } }) =>
    partOf(await selfBilledFiles(db, sealer, { accountId: _id, month, kind }), part),
  );
  mount(app, monthSummaryRoute, async ({ params: { month } }) =>
    ok(await showMonth(db, sealer, { month, address: await downloads.signer() })),
  );
};
