import {
  depositPdfAddressRoute,
  depositPdfRoute,
  depositReceiptRoute,
  giveDepositBackRoute,
  roomDepositsRoute,
  takeDepositRoute,
} from "@pulau/contract/room-deposits.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { giveDepositBack } from "./give-back.ts";
import { depositFile } from "./receipt-pdf.ts";
import { findReceipt, showDeposits } from "./show-deposits.ts";
import { takeDeposit } from "./take-deposit.ts";

/** What guests leave for the time of their stay: taken at check-in, given back when they leave. */
export const roomDepositsModule: Module = (app, deps) => {
  const { db } = deps;
  const downloads = signedDownloads(deps);
  mount(app, roomDepositsRoute, ({ params }) => showDeposits(db, params._id));
  mount(app, takeDepositRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => takeDeposit(tx, { ...body, bookingId: params._id, staffId })),
  );
  mount(app, giveDepositBackRoute, ({ params, body, session: { staffId, permissions }, keyed }) =>
    withIdempotency(db, keyed, (tx) =>
      giveDepositBack(tx, { ...body, depositId: params._id, staffId, permissions }),
    ),
  );
  mount(app, depositReceiptRoute, async ({ params }) => {
    const receipt = await findReceipt(db, params._id);
    return receipt ? ok(receipt) : refuse("NOT_FOUND");
  });
  mount(app, depositPdfAddressRoute, async ({ params, query }) =>
    (await findReceipt(db, params._id))
      ? downloads.address(depositPdfRoute, { params, query })
      : refuse("NOT_FOUND"),
  );
  downloads.serve(app, depositPdfRoute, async ({ params, query }) => {
    const file = await depositFile(db, params._id, query.language);
    return file ? ok(file) : refuse("NOT_FOUND");
  });
};
