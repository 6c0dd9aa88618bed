import { mailTextsRoute } from "@pulau/contract/mail-texts.ts";
import { findRecordsRoute, type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { decideAccess } from "../../../plugins/access.ts";
import { mount } from "../../../plugins/mount.ts";
import { findRecords } from "./find-records.ts";
import { searched } from "./record-kinds.ts";

const readOf = (kind: RecordKind) => (kind === "mail" ? mailTextsRoute : searched[kind].read);

/** Records by their name, from the dashboard's one search box. */
export const recordSearch: Module = (app, { db }) => {
  mount(app, findRecordsRoute, async ({ query: { search }, session }) => {
    const kinds = recordKinds.filter((kind) => decideAccess(readOf(kind), session).ok);
    return ok({ records: await findRecords(db, { search, kinds }) });
  });
};
