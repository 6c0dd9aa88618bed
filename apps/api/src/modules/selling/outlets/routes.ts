import { outletItemsRoute, outletsRoute } from "@pulau/contract/outlet-records.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { outletItemList, outletItems } from "./outlet-items.ts";
import { outletList, outlets } from "./outlets.ts";

/** The resort's outlets and their price lists, as staff keep them. */
export const outletAdmin: Module = (app) => {
  mountList(app, outletsRoute, async ({ query }) => ok(outletList(query)));
  mountList(app, outletItemsRoute, async ({ query }) => ok(outletItemList(query)));
  mountRecords(app, outlets);
  mountRecords(app, outletItems);
};
