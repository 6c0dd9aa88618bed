import {
  givePriceListRoute,
  priceListHoldersRoute,
  priceListsRoute,
  takePriceListRoute,
} from "@pulau/contract/price-lists.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { givePriceList, takePriceList } from "./give-price-list.ts";
import { priceListStore, priceLists } from "./price-list-records.ts";
import { showHolders } from "./show-holders.ts";

/** Price lists beside the public one, and who buys by which. */
export const priceListsModule: Module = (app, { db }) => {
  mountList(app, priceListsRoute, async ({ query }) => ok(priceLists(query)));
  mountRecords(app, priceListStore);
  mount(app, priceListHoldersRoute, ({ params }) => showHolders(db, params._id));
  mount(app, givePriceListRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => givePriceList(tx, { id: params._id, staffId, body })),
  );
  mount(app, takePriceListRoute, ({ params: { _id: id, accountId }, session: { staffId } }) =>
    inTransaction(db, (tx) => takePriceList(tx, { id, accountId, staffId })),
  );
};
