import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { listEntries } from "./list-entries.ts";

/** Who came in, who was refused, and who did what needs watching, for staff with the right. */
export const securityLogModule: Module = (app, { db }) => {
  mount(app, securityLogRoute, async ({ query }) => ok(await listEntries(db, query)));
};
