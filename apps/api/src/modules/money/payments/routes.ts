import {
  payFromWalletRoute,
  paymentOptionsRoute,
  paymentStatusRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { setPaymentStatusRoute } from "@pulau/contract/staff-bookings.ts";
import { asPayable } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { accountOf, shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { findOwnBooking } from "../../booking/bookings/public.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { serveToGateways } from "./gateway-routes.ts";
import { payByWallet } from "./pay-by-wallet.ts";
import { findPayable } from "./payables.ts";
import { requestPayment } from "./request-payment.ts";
import { setPaymentStatus } from "./set-status.ts";
import { paymentOptions, showPaymentStatus } from "./show-payment.ts";
import { readWallet, walletPayReply } from "./wallet.ts";

export const paymentsModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  mount(app, paymentOptionsRoute, async ({ params, session }) => {
    const { bookingId, purchaseId } = asPayable(params._id);
    const found = (await findPayable(db, { bookingId })) ?? (await findPayable(db, { purchaseId }));
    const payable = shownTo(session, found);
    if (!payable.ok) return payable;
    return ok(await paymentOptions(db, await gateways(), payable.value, accountOf(session)));
  });
  mount(app, startPaymentRoute, async ({ body, session, keyed }) => {
    const { part, agreedSen, gateway, bank, wallet } = body;
    const of = "purchaseId" in body ? { purchaseId: body.purchaseId } : { bookingId: body.bookingId };
    const payer = { ownerId: session.ownerId, accountId: accountOf(session) };
    const deps = { db, gateways: await gateways(), publicUrl: settings.publicUrl };
    return requestPayment(deps, keyed, { of, part, agreedSen, gateway, bank, wallet, ...payer });
  });
  mount(app, payFromWalletRoute, async ({ body, session, keyed }) => {
    const { ownerId, accountId } = session;
    const { bookingId, ...payment } = body;
    const paid = await payByWallet(
      { db, gateways: await gateways() },
      { ...payment, of: { bookingId }, ownerId, accountId },
      keyed,
    );
    return paid.ok ? ok(await walletPayReply(db, bookingId, paid.value.paymentId)) : paid;
  });
  mount(app, payPurchaseFromWalletRoute, async ({ body, session: { ownerId, accountId }, keyed }) => {
    const { purchaseId, agreedSen } = body;
    const payment = { of: { purchaseId }, ownerId, accountId, part: "full", agreedSen } as const;
    const deps = { db, gateways: await gateways() };
    return refuseShortStock(() => payByWallet(deps, payment, keyed), "NOT_PAID_IN_TIME");
  });
  mount(app, paymentStatusRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? ok(await showPaymentStatus(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, setPaymentStatusRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) =>
      setPaymentStatus(tx, { bookingId: params._id, staffId: session.staffId, ...body }),
    ),
  );
  mount(app, walletRoute, async ({ session }) => ok(await readWallet(db, session.accountId)));
  serveToGateways(app, { db, gateways, settings });
};
