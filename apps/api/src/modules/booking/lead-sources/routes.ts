import { leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { listLeadSources } from "./list-lead-sources.ts";

export const leadSourcesModule: Module = (app, { db }) => {
  mount(app, leadSourcesRoute, async () => ok({ leadSources: await listLeadSources(db) }));
};
