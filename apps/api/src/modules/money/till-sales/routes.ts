import {
  mailTillReceiptRoute,
  sellRoute,
  takeBackSaleRoute,
  tillReceiptPdfAddressRoute,
  tillReceiptPdfRoute,
  tillSaleRoute,
  tillSalesRoute,
} from "@pulau/contract/till-sales.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { phoneSalesModule } from "./phone-routes.ts";
import { tillReceiptFile } from "./receipt-file.ts";
import { saleList } from "./sale-list.ts";
import { sell } from "./sell.ts";
import { findSale } from "./show-sale.ts";
import { takeBackSale } from "./take-back-sale.ts";

/** What is paid for at the till: sold, listed, with its receipts, and given back. */
export const tillSalesModule: Module = (app, deps) => {
  const { db } = deps;
  phoneSalesModule(app, deps);
  const downloads = signedDownloads(deps);
  mountList(app, tillSalesRoute, async ({ query }) =>
    ok(saleList({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
  mount(app, sellRoute, ({ body, session: { staffId, permissions }, keyed }) =>
    withIdempotency(db, keyed, (tx) => sell(tx, { ...body, staffId, permissions })),
  );
  mount(app, tillSaleRoute, async ({ params }) => {
    const sale = await findSale(db, params._id);
    return sale ? ok(sale) : refuse("NOT_FOUND");
  });
  mount(app, tillReceiptPdfAddressRoute, async ({ params, query }) =>
    (await findSale(db, params._id))
      ? downloads.address(tillReceiptPdfRoute, { params, query })
      : refuse("NOT_FOUND"),
  );
  downloads.serve(app, tillReceiptPdfRoute, async ({ params, query }) => {
    const file = await tillReceiptFile(db, params._id, query.language);
    return file ? ok(file) : refuse("NOT_FOUND");
  });
  mount(app, mailTillReceiptRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => mailReceipt(tx, { ...body, saleId: params._id, staffId })),
  );
  mount(app, takeBackSaleRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => takeBackSale(tx, { ...body, saleId: params._id, staffId })),
  );
};
