import {
  enterPaymentRoute,
  offlineOptionsRoute,
  refuseSlipRoute,
  sendSlipRoute,
  verifySlipRoute,
  voidByQueryRoute,
  voidTransactionRoute,
} from "@pulau/contract/offline-payments.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { refuseSlip, verifySlip } from "./decide-slip.ts";
import { enterPaymentAlone, sendSlipAlone } from "./pay-alone.ts";
import { findOwnPaymentTarget } from "./payment-target.ts";
import { showOptions } from "./show-options.ts";
import { voidPayment } from "./void-payment.ts";

/** Money past the gateways: bank transfers whose slips staff verify, cash at the desk, and voiding both. */
export const offlinePaymentsModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);

  mount(app, offlineOptionsRoute, async ({ params, session }) => {
    const target = await findOwnPaymentTarget(db, params._id, session.ownerId);
    return target ? ok(await showOptions(db, target)) : refuse("NOT_FOUND");
  });
  mount(app, sendSlipRoute, async ({ params: { _id: id }, body, session: { ownerId }, keyed }) =>
    sendSlipAlone({ db, gateways: await gateways() }, keyed, { ...body, id, ownerId }),
  );
  mount(app, enterPaymentRoute, async ({ params: { _id: bookingId }, body, session: { staffId }, keyed }) =>
    enterPaymentAlone({ db, gateways: await gateways() }, keyed, { ...body, bookingId, staffId }),
  );
  mount(app, verifySlipRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => verifySlip(tx, { ...body, paymentId: params._id, staffId: session.staffId })),
  );
  mount(app, refuseSlipRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => refuseSlip(tx, { ...body, paymentId: params._id, staffId: session.staffId })),
  );

  const takeBack = (voiding: Parameters<typeof voidPayment>[1]) =>
    inTransaction(db, (tx) => voidPayment(tx, voiding));
  mount(app, voidTransactionRoute, ({ params, query: { reason }, session: { staffId } }) =>
    takeBack({ id: params._id, paymentId: params.tansId, staffId, reason }),
  );
  mount(app, voidByQueryRoute, ({ params, query, session: { staffId } }) =>
    // The schema holds that one of them is there.
    takeBack({
      id: params._id,
      paymentId: query.tansId ?? query.transId ?? "",
      staffId,
      reason: query.reason,
    }),
  );
};
