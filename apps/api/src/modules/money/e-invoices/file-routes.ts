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
import { loadNow } from "../../../db/clock.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { createAddressSigner } from "../../../plugins/signed-address.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { findPaper, findPlacesPaper, signedPath } from "../papers/public.ts";
import { consolidatedFiles } from "./consolidated.ts";
import { type PartyOf, showParty } from "./keep-party.ts";
import { paperFile } from "./paper-file.ts";
import { selfBilledFiles } from "./self-billed.ts";
import { showMonth } from "./show-month.ts";
import { partOf } from "./written.ts";

const base = "/admin/api/e-invoice";

/** e-Invoices as files: by a bearer, or at addresses that open for some minutes. */
export const eInvoiceFilesModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const signer = createAddressSigner(deployment.secret);
  type Signature = { until: number; seal: string };
  const opens = async (path: string, query: Signature) => signer.opens(path, query, await loadNow(db));
  const signed = async (path: string) => ok(signedPath(signer, path, {}, await loadNow(db)));

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
    return file.ok ? signed(eInvoiceFileRoute.path.replace(":_id", params._id)) : file;
  });
  mount(app, staffEInvoiceAddressRoute, async ({ params }) => {
    const file = await paperFile(db, sealer, params._id);
    return file.ok ? signed(staffEInvoiceFileRoute.path.replace(":_id", params._id)) : file;
  });
  for (const route of [eInvoiceFileRoute, staffEInvoiceFileRoute] as const) {
    mount(app, route, async ({ params, query }) =>
      (await opens(route.path.replace(":_id", params._id), query))
        ? paperFile(db, sealer, params._id)
        : refuse("LINK_INVALID"),
    );
  }
  mount(app, staffEInvoiceRoute, ({ params }) => paperFile(db, sealer, params._id));

  mount(app, consolidatedRoute, async ({ query }) => partOf(await consolidatedFiles(db, query), query.part));
  mount(app, consolidatedFileRoute, async ({ params, query }) =>
    (await opens(`${base}/consolidated/${params.month}/${params.kind}/${params.part}`, query))
      ? partOf(await consolidatedFiles(db, params), params.part)
      : refuse("LINK_INVALID"),
  );
  mount(app, selfBilledRoute, async ({ params, query }) =>
    partOf(await selfBilledFiles(db, sealer, { ...query, accountId: params._id }), query.part),
  );
  mount(app, selfBilledFileRoute, async ({ params: { _id, month, kind, part }, query }) =>
    (await opens(`${base}/self-billed/${_id}/${month}/${kind}/${part}`, query))
      ? partOf(await selfBilledFiles(db, sealer, { accountId: _id, month, kind }), part)
      : refuse("LINK_INVALID"),
  );
  mount(app, monthSummaryRoute, async ({ params }) => {
    const now = await loadNow(db);
    return ok(
      await showMonth(db, sealer, {
        month: params.month,
        address: (path) => signedPath(signer, `${base}/${path}`, {}, now).url,
      }),
    );
  });
};
