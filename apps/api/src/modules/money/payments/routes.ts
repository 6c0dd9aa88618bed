import {
  payFromWalletRoute,
  paymentOptionsRoute,
  paymentStatusRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { setPaymentStatusRoute } from "@pulau/contract/staff-bookings.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { gatewaysOf, sandboxKeyOf } from "../../../gateways/gateways.ts";
import { deliverCallbacks } from "../../../gateways/sandbox/bank/deliver-callbacks.ts";
import { sandboxBank } from "../../../gateways/sandbox/bank/routes.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { gatewayAddresses } from "./gateway-addresses.ts";
import { payByWallet } from "./pay-by-wallet.ts";
import { findPayable } from "./payables.ts";
import { flowOfPurchase } from "./purchase-payable.ts";
import { setPaymentStatus } from "./set-status.ts";
import { paymentOptions, showPaymentStatus } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";
import { readWallet, walletPayReply } from "./wallet.ts";

export const paymentsModule: Module = (app, { db, settings }) => {
  const gateways = gatewaysOf(settings);
  const own = async (id: string, ownerId: string) => {
    const row = await findBooking(db, id);
    return row && row.ownerId === ownerId ? row : null;
  };
  mount(app, paymentOptionsRoute, async ({ params: { _id }, session }) => {
    const found = (await findPayable(db, { bookingId: _id })) ?? (await findPayable(db, { purchaseId: _id }));
    const accountId = session.kind === "member" ? session.accountId : null;
    const isTheirs = found?.ownerId === session.ownerId;
    return isTheirs ? ok(await paymentOptions(db, gateways, found, accountId)) : refuse("NOT_FOUND");
  });
  mount(app, startPaymentRoute, async ({ body, session, keyed }) => {
    const { part, gateway, bank } = body;
    const of = "purchaseId" in body ? { purchaseId: body.purchaseId } : { bookingId: body.bookingId };
    const flow = of.bookingId === undefined ? await flowOfPurchase(db, of.purchaseId) : "reservation";
    if (flow === null) return refuse("NOT_FOUND");
    const asked = body.wallet;
    if (asked && session.kind !== "member") return refuse("WALLET_SHORT");
    if (asked && !(await loadSettings(db)).wallet.enabled) return refuse("WALLET_OFF");
    const wallet =
      asked && session.kind === "member" ? { ...asked, accountId: session.accountId } : undefined;
    const deps = { db, gateways, publicUrl: settings.publicUrl };
    return startPayment(deps, keyed, { of, flow, part, gateway, bank, wallet, ownerId: session.ownerId });
  });
  mount(app, payFromWalletRoute, async ({ body, session, keyed }) => {
    const { ownerId, accountId } = session;
    const { bookingId, ...asked } = body;
    const paid = await payByWallet(
      { db, gateways },
      { ...asked, of: { bookingId }, ownerId, accountId },
      keyed,
    );
    return paid.ok ? ok(await walletPayReply(db, bookingId, paid.value.paymentId)) : paid;
  });
  mount(app, payPurchaseFromWalletRoute, ({ body, session: { ownerId, accountId }, keyed }) =>
    refuseShortStock(
      () => payByWallet({ db, gateways }, { of: body, ownerId, accountId, part: "full" }, keyed),
      "NOT_PAID_IN_TIME",
    ),
  );
  mount(app, paymentStatusRoute, async ({ params, session }) => {
    const row = await own(params._id, session.ownerId);
    return row ? ok(await showPaymentStatus(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, setPaymentStatusRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) =>
      setPaymentStatus(tx, { bookingId: params._id, staffId: session.staffId, ...body }),
    ),
  );
  mount(app, walletRoute, async ({ session }) => ok(await readWallet(db, session.accountId)));
  if (settings.sides.has("portal")) gatewayAddresses(app, { db, gateways, secret: settings.secret });
  if (settings.sides.has("portal") && settings.demo) openSandboxBank();

  function openSandboxBank() {
    sandboxBank(app, { db, merchantKey: sandboxKeyOf(settings.secret) });
    let stop = async () => {};
    app.addHook("onListen", async () => {
      stop = deliverCallbacks(db, (error) =>
        app.log.warn({ err: error }, "the sandbox bank could not deliver"),
      );
    });
    app.addHook("preClose", () => stop());
  }
};
