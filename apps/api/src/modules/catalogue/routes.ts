import {
  addOnsRoute,
  packageOptionsRoute,
  packagePeriodsRoute,
  packagesRoute,
} from "@pulau/contract/catalogue.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { mount } from "../../plugins/mount.ts";
import { findOwnHold } from "../availability/public.ts";
import { listAddOns } from "./list-add-ons.ts";
import { listPeriods } from "./list-periods.ts";
import { loadPackages } from "./packages.ts";

/** What the resort sells. */
export function catalogue(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, packagesRoute, async () => ok({ packages: await loadPackages(db) }));
  mount(app, packageOptionsRoute, async ({ params }) => {
    const [found] = await loadPackages(db, params.packageId);
    return found ? ok({ options: found.options }) : refuse("NOT_FOUND");
  });
  mount(app, packagePeriodsRoute, ({ params }) => listPeriods(db, params._id));
  mount(app, addOnsRoute, async ({ query, session }) => {
    const exceptHoldId = await findOwnHold(db, session, query.draftId);
    return ok({ categories: await listAddOns(db, { ...query, exceptHoldId }) });
  });
}
