import { leadSourcesListRoute, leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { leadSourceList, leadSourceStore } from "./lead-source-records.ts";
import { listLeadSources } from "./list-lead-sources.ts";

export const leadSourcesModule: Module = (app, { db }) => {
  mount(app, leadSourcesRoute, async () => ok({ leadSources: await listLeadSources(db) }));
  mountList(app, leadSourcesListRoute, async ({ query }) => ok(leadSourceList(query)));
  mountRecords(app, leadSourceStore);
};
