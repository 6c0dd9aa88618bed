import { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import {
  cancelPlannedPricesRoute,
  changePriceDraftRoute,
  discardPriceDraftRoute,
  priceDraftChangesRoute,
  priceDraftFaultsRoute,
  priceDraftRoute,
  pricedOptionsRoute,
  publishPricesRoute,
  sleptNightsRoute,
} from "@pulau/contract/price-draft.ts";
import {
  priceVersionChangesRoute,
  priceVersionsRoute,
  takeBackPricesRoute,
} from "@pulau/contract/price-versions.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { findFaults } from "../catalogue/public.ts";
import { changeDraft, discardDraft } from "./change-draft.ts";
import { comparePrices } from "./compare-prices.ts";
import { countNights } from "./count-nights.ts";
import { listPricedOptions } from "./list-priced-options.ts";
import { showVersionChanges, versionsOf } from "./list-versions.ts";
import { loadDraft } from "./load-draft.ts";
import { cancelPlan, publishOrPlan } from "./plan-publishing.ts";
import { takeBack } from "./publish-draft.ts";
import { findPlan, showChanges, showChangesSince, showDraft } from "./show-draft.ts";

/** Prices as staff edit them: in a draft, cell by cell, until it is published. */
export const priceDrafts: Module = (app, { db }) => {
  mount(app, pricedOptionsRoute, async ({ session: { permissions } }) =>
    ok(await listPricedOptions(db, { withBuyers: may(permissions, "wallets", "read") })),
  );
  mount(app, priceDraftRoute, ({ params }) => showDraft(db, params._id));
  mount(app, priceDraftChangesRoute, ({ params: { _id: optionId }, query: { since } }) =>
    showChangesSince(db, { optionId, since }),
  );
  mount(app, changePriceDraftRoute, ({ params: { _id }, body, session: { staffId } }) =>
    inTransaction(db, async (tx) => {
      const done = await changeDraft(tx, { optionId: _id, staffId, ...body });
      if (!done.ok) return done;
      const sent = new Set(body.changes.map(({ part, key }) => `${part} ${key}`));
      const isSent = ({ part, key }: { part: string; key: string }) => sent.has(`${part} ${key}`);
      const { draft, conflicts } = done.value;
      return ok({ ...(await showChanges(tx, draft, isSent)), conflicts });
    }),
  );
  mount(app, discardPriceDraftRoute, ({ params: { _id }, session: { staffId } }) =>
    inTransaction(db, async (tx) => {
      const done = await discardDraft(tx, { optionId: _id, staffId });
      return done.ok ? showDraft(tx, _id) : done;
    }),
  );
  mount(app, priceDraftFaultsRoute, async ({ params: { _id } }) => {
    const draft = await loadDraft(db, _id);
    return draft ? ok({ faults: [...(await findFaults(db, draft.card))] }) : refuse("NOT_FOUND");
  });
  mount(app, publishPricesRoute, ({ params: { _id: optionId }, body: { at }, session: { staffId } }) =>
    inTransaction(db, async (tx) => {
      const done = await publishOrPlan(tx, { optionId, staffId, at });
      return done.ok ? ok({ number: done.value, planned: await findPlan(tx, optionId) }) : done;
    }),
  );
  mount(app, cancelPlannedPricesRoute, ({ params: { _id: optionId }, session: { staffId } }) =>
    inTransaction(db, async (tx) => {
      const done = await cancelPlan(tx, { optionId, staffId });
      return done.ok ? ok({ planned: null }) : done;
    }),
  );
  mountList(app, priceVersionsRoute, async ({ params }) => ok(versionsOf(params._id)));
  mount(app, priceVersionChangesRoute, ({ params: { _id: optionId, number }, query: { page } }) =>
    showVersionChanges(db, { optionId, number, page }),
  );
  mount(app, takeBackPricesRoute, ({ params: { _id: optionId, number }, session: { staffId } }) =>
    inTransaction(db, async (tx) => {
      const done = await takeBack(tx, { optionId, staffId, number });
      return done.ok ? ok({ number: done.value }) : done;
    }),
  );
  mount(app, comparePricesRoute, ({ params: { _id: optionId }, session: { permissions } }) =>
    comparePrices(db, {
      optionId,
      withBuyers: may(permissions, "wallets", "read"),
      withEnquiries: may(permissions, "bookings", "read"),
    }),
  );
  mount(app, sleptNightsRoute, ({ params: { _id: optionId }, query }) =>
    countNights(db, { optionId, ...query }),
  );
};
