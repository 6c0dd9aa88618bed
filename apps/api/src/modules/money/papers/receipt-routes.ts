import {
  receiptPdfAddressRoute,
  receiptPdfRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptPdfRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { receiptPdf } from "./pdf/receipt-pdf.ts";
import { findReceipt } from "./show-receipt.ts";

/** Receipts of payments for whoever paid and for staff, as pages' data and as PDF files. */
export const receiptsModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  for (const route of [receiptRoute, staffReceiptRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const receipt = shownTo(session, await findReceipt(db, params._id));
      return receipt.ok ? ok(receipt.value.reply) : receipt;
    });
  }

  for (const [route, file] of [
    [receiptPdfAddressRoute, receiptPdfRoute],
    [staffReceiptPdfAddressRoute, staffReceiptPdfRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const receipt = shownTo(session, await findReceipt(db, params._id));
      return receipt.ok ? downloads.address(file, { params, query }) : receipt;
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const receipt = await findReceipt(db, params._id);
      if (!receipt) return refuse("NOT_FOUND");
      const { reply } = receipt;
      return ok({ name: `${reply.number}.pdf`, bytes: await receiptPdf(reply, query.language) });
    });
  }
};
