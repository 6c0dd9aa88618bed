import { cancelPurchaseRoute, purchaseRoute } from "@pulau/contract/purchases.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { endOpenPages } from "../../money/payments/public.ts";
import { cancelPurchase } from "./cancel-purchase.ts";
import { showPurchase } from "./show-purchase.ts";

export const purchasesModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  mount(app, purchaseRoute, async ({ params, session: { accountId } }) => {
    const shown = await showPurchase(db, { purchaseId: params._id, accountId });
    return shown ? ok(shown) : refuse("NOT_FOUND");
  });
  mount(app, cancelPurchaseRoute, async ({ params, session: { accountId } }) => {
    const key = { purchaseId: params._id, accountId };
    if (!(await showPurchase(db, key))) return refuse("NOT_FOUND");
    // Whoever gives up must not pay on another tab afterwards.
    const ended = await endOpenPages({ db, gateways: await gateways() }, { purchaseId: params._id }, null);
    return ended.ok ? inTransaction(db, (tx) => cancelPurchase(tx, key)) : ended;
  });
};
