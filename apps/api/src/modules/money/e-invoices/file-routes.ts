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
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { consolidatedFiles } from "./consolidated.ts";
import { partOf } from "./e-invoice-file.ts";
import { ownPaperFile } from "./own-paper-file.ts";
import { paperFile } from "./paper-file.ts";
import { selfBilledFiles } from "./self-billed.ts";
import { showMonth } from "./show-month.ts";

/** e-Invoices as files: by a bearer, or at addresses that open for some minutes. */
export function mountEInvoiceFiles(
  app: FastifyInstance,
  { db, settings: deployment }: Pick<AppDeps, "db" | "settings">,
): void {
  const sealer = createSealer(deployment);
  const downloads = signedDownloads({ db, settings: deployment });

  mount(app, eInvoiceAddressRoute, async ({ params, session }) => {
    const file = await ownPaperFile(db, sealer, { paperId: params._id, ownerId: session.ownerId });
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
}
