import {
  receiptPdfAddressRoute,
  receiptPdfRoute,
  receiptRoute,
  staffReceiptPdfAddressRoute,
  staffReceiptPdfRoute,
  staffReceiptRoute,
} from "@pulau/contract/receipts.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { printedReceipt } from "./named-papers.ts";
import { servePdf } from "./pdf-routes.ts";
import { findReceipt } from "./show-receipt.ts";

/** Receipts of payments for whoever paid and for staff, as pages' data and as PDF files. */
export function mountReceipts(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps;

  for (const route of [receiptRoute, staffReceiptRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const receipt = shownTo(session, await findReceipt(db, params._id));
      return receipt.ok ? ok(receipt.value.reply) : receipt;
    });
  }

  servePdf(app, deps, {
    routes: [
      [receiptPdfAddressRoute, receiptPdfRoute],
      [staffReceiptPdfAddressRoute, staffReceiptPdfRoute],
    ],
    find: (id) => printedReceipt(db, id),
  });
}
