import { addOnCategoriesRoute, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mountRecordImport } from "../../../records/import-records.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { addOns } from "./add-ons.ts";
import { categories, categoryImport, categoryList } from "./categories.ts";
import { addOnList } from "./list-add-ons.ts";

/** Add-ons and their categories, as staff keep them. */
export const addOnAdmin: Module = (app) => {
  mountList(app, staffAddOnsRoute, async ({ query }) => ok(addOnList(query)));
  mountList(app, addOnCategoriesRoute, async ({ query }) => ok(categoryList(query)));
  mountRecords(app, addOns);
  mountRecords(app, categories);
  mountRecordImport(app, categories, categoryImport);
};
