import { findRecordsRoute, recordKinds } from "@pulau/contract/record-search.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { decideAccess } from "../../../plugins/access.ts";
import { mount } from "../../../plugins/mount.ts";
import { findRecords } from "./find-records.ts";
import { readOf } from "./record-kinds.ts";

/** Records by their name, from the dashboard's one search box. */
export const recordSearch: Module = (app, { db }) => {
  mount(app, findRecordsRoute, async ({ query: { search }, session }) => {
    const kinds = recordKinds.filter((kind) => decideAccess(readOf(kind), session).ok);
    return ok({ records: await findRecords(db, { search, kinds }) });
  });
};
