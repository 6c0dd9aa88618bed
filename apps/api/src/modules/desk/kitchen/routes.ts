import { kitchenRoute } from "@pulau/contract/kitchen.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { showKitchen } from "./show-kitchen.ts";

/** How many eat here, and what they must not eat. */
export const kitchenModule: Module = (app, { db }) => {
  mount(app, kitchenRoute, async ({ query }) => ok(await showKitchen(db, query)));
};
