import {
  addPromoPackageRoute,
  endPromoPackageRoute,
  staffPromoPackagesRoute,
  updatePromoPackageRoute,
} from "@pulau/contract/promo-package-admin.ts";
import {
  boughtPackagesRoute,
  buyPromoPackageRoute,
  payPromoPackageRoute,
  promoPackagePeriodsRoute,
  promoPackageRoute,
  promoPackagesRoute,
} from "@pulau/contract/promo-packages.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { accountOf } from "../../../plugins/caller.ts";
import { onceIfKeyed, withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { payPurchaseAtOnce, refuseShortWallet } from "../../money/payments/public.ts";
import { buyPackage } from "./buy-package.ts";
import { boughtPackages } from "./list-bought.ts";
import { listPromoPeriods } from "./list-periods.ts";
import { findShownOffer, offers, showOffer } from "./offers.ts";
import { findForStaff, staffPromoPackages } from "./staff-list.ts";
import { addPackage, changePackage, endPackage } from "./write-package.ts";

/** Stays that are sold ahead for a deposit and dated later. */
export const promoPackagesModule: Module = (app, { db }) => {
  mountList(app, promoPackagesRoute, async ({ session }) => ok(offers(accountOf(session))));
  mount(app, promoPackageRoute, async ({ params, session }) => {
    const offer = await showOffer(db, params._id, {
      accountId: accountOf(session),
      today: await loadResortToday(db),
    });
    return offer ? ok(offer) : refuse("NOT_FOUND");
  });
  mount(app, promoPackagePeriodsRoute, async ({ params }) => {
    const found = await findShownOffer(db, params._id);
    return found
      ? ok({ periods: await listPromoPeriods(db, found.row, await loadResortToday(db)) })
      : refuse("NOT_FOUND");
  });
  mountList(app, boughtPackagesRoute, async ({ query, session: { accountId } }) =>
    ok(boughtPackages({ ...query, accountId })),
  );
  mount(app, buyPromoPackageRoute, ({ body, session: { accountId }, keyed }) =>
    refuseShortStock(
      () => withIdempotency(db, keyed, (tx) => buyPackage(tx, { accountId, order: body })),
      "NONE_LEFT",
    ),
  );
  mount(app, payPromoPackageRoute, ({ body, session: { accountId }, keyed }) => {
    const buy = () =>
      withIdempotency(db, keyed, async (tx) =>
        payPurchaseAtOnce(tx, accountId, await buyPackage(tx, { accountId, order: body })),
      );
    return refuseShortWallet(() => refuseShortStock(buy, "NONE_LEFT"));
  });
  mountList(app, staffPromoPackagesRoute, async ({ query }) => ok(staffPromoPackages(query)));
  mount(app, addPromoPackageRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addPackage(tx, { staffId, body })),
  );
  mount(app, updatePromoPackageRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      async (tx) => namedIn(body, await findForStaff(tx, _id)),
      (tx) => changePackage(tx, { staffId, promoPackageId: _id, body }),
    ),
  );
  mount(app, endPromoPackageRoute, ({ params: { _id: promoPackageId }, session: { staffId } }) =>
    inTransaction(db, (tx) => endPackage(tx, { staffId, promoPackageId })),
  );
};
