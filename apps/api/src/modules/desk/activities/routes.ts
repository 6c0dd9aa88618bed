import { activitiesRoute } from "@pulau/contract/activities.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { showActivities } from "./show-activities.ts";

/** What the dive shop prepares, and for whom. */
export const activitiesModule: Module = (app, { db }) => {
  mount(app, activitiesRoute, async () => ok(await showActivities(db)));
};
