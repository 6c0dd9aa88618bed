import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { loadSettings } from "../resort/public.ts";
import { auditEntries } from "./list-entries.ts";

/** What staff did, for those with the right to read it. */
export const auditLogModule: Module = (app, { db }) => {
  mountList(app, auditLogRoute, async ({ query }) =>
    ok(auditEntries({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
};
