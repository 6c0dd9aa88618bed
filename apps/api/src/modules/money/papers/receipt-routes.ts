import {
  receiptPdfAddressRoute,
  receiptPdfRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptPdfRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { maySee } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { receiptPdf } from "./pdf/receipt-pdf.ts";
import { findReceipt, type Receipt } from "./show-receipt.ts";

/** Receipts of payments for whoever paid and for staff, as pages' data and as PDF files. */
export const receiptsModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });

  const seen = async (id: string, session: Session): Promise<Result<Receipt>> => {
    const receipt = await findReceipt(db, id);
    return receipt && maySee(session, receipt) ? ok(receipt) : refuse("NOT_FOUND");
  };

  for (const route of [receiptRoute, staffReceiptRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const receipt = await seen(params._id, session);
      return receipt.ok ? ok(receipt.value.reply) : receipt;
    });
  }

  for (const [route, file] of [
    [receiptPdfAddressRoute, receiptPdfRoute],
    [staffReceiptPdfAddressRoute, staffReceiptPdfRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const receipt = await seen(params._id, session);
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
