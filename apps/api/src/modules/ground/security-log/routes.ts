import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { loadSettings } from "../resort/public.ts";
import { logEntries } from "./list-entries.ts";

/** Who came in, who was refused, and who did what needs watching, for staff with the right. */
export const securityLogModule: Module = (app, { db }) => {
  mountList(app, securityLogRoute, async ({ query }) =>
    ok(logEntries({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
};
