import {
  additionalPackagesRoute,
  addOnCategoryRoute,
  addOnsRoute,
  extrasRoute,
  includedAddOnsRoute,
} from "@pulau/contract/add-ons.ts";
import {
  allPackagesRoute,
  packageInfoRoute,
  packageListRoute,
  packageOptionsRoute,
  packagePeriodsRoute,
  packagesRoute,
} from "@pulau/contract/catalogue.ts";
import {
  additionalChargeRoute,
  paxTypeSettingRoute,
  surchargeCalendarRoute,
  surchargeRoute,
} from "@pulau/contract/charges.ts";
import { publicKinds } from "@pulau/domain/catalogue/catalogue.ts";
import type { DraftId, OptionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/connect.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { findOwnHold } from "../../ground/stock/public.ts";
import { loadCatalogueStamp } from "./catalogue-stamp.ts";
import { type Charges, loadCharges } from "./charges.ts";
import { listAddOns, listCategory } from "./list-add-ons.ts";
import { listAdditional } from "./list-additional.ts";
import { listExtras } from "./list-extras.ts";
import { listIncluded } from "./list-included.ts";
import { listPackages } from "./list-packages.ts";
import { listPeriods } from "./list-periods.ts";
import { findPackage, loadPackages } from "./packages.ts";
import { showFees, showPaxTypes, showSurchargeCalendar, showSurcharges } from "./show-charges.ts";
import { rateCardCalls } from "./staff-routes.ts";

/** What the resort sells. */
export function catalogue(app: FastifyInstance, { db }: AppDeps): void {
  app.decorate("catalogueStamp", () => loadCatalogueStamp(db));
  packageCalls(app, db);
  addOnCalls(app, db);
  chargeCalls(app, db);
  rateCardCalls(app, db);
}

function packageCalls(app: FastifyInstance, db: Db): void {
  mount(app, packagesRoute, async ({ query, session }) => {
    const packages = await listPackages(db, session, query);
    return packages.ok ? ok({ packages: packages.value }) : packages;
  });
  mount(app, allPackagesRoute, async () => ok({ packages: await loadPackages(db, { kinds: publicKinds }) }));
  mount(app, packageListRoute, async ({ params }) =>
    ok({ packages: await loadPackages(db, { kinds: [params.suffix] }) }),
  );
  mount(app, packageInfoRoute, async ({ params }) => {
    const found = await findPackage(db, params._id);
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mount(app, packageOptionsRoute, async ({ params }) => {
    const found = await findPackage(db, params.packageId);
    return found ? ok({ options: found.options }) : refuse("NOT_FOUND");
  });
  mount(app, packagePeriodsRoute, ({ params }) => listPeriods(db, params._id));
}

function addOnCalls(app: FastifyInstance, db: Db): void {
  const own = (session: Session | null, { draftId }: { draftId?: DraftId | undefined }) =>
    findOwnHold(db, session, draftId);
  mount(app, addOnsRoute, async ({ query, session }) =>
    ok({ categories: await listAddOns(db, { ...query, exceptHoldId: await own(session, query) }) }),
  );
  mount(app, addOnCategoryRoute, async ({ body, session }) => {
    return listCategory(db, { ...body, exceptHoldId: await own(session, body) });
  });
  mount(app, includedAddOnsRoute, async ({ body, session }) =>
    listIncluded(db, { ...body, exceptHoldId: await own(session, body) }),
  );
  mount(app, extrasRoute, ({ body }) => listExtras(db, body));
  mount(app, additionalPackagesRoute, async ({ body, session }) =>
    listAdditional(db, { ...body, exceptHoldId: await own(session, body) }),
  );
}

function chargeCalls(app: FastifyInstance, db: Db): void {
  const shown = async <T>(
    { optionId }: { optionId?: OptionId | undefined },
    show: (charges: Charges) => T | Promise<T>,
  ): Promise<Result<T, "NOT_FOUND">> => {
    const charges = await loadCharges(db, optionId);
    return charges ? ok(await show(charges)) : refuse("NOT_FOUND");
  };
  mount(app, additionalChargeRoute, ({ query }) => shown(query, showFees));
  mount(app, surchargeRoute, ({ query }) =>
    shown(query, async (charges) => {
      const { timeZone } = await loadSettings(db);
      return showSurcharges(charges, await loadToday(db, timeZone));
    }),
  );
  mount(app, surchargeCalendarRoute, ({ query }) =>
    shown(query, (charges) => showSurchargeCalendar(charges, query.month)),
  );
  mount(app, paxTypeSettingRoute, ({ query }) =>
    shown(query, async (charges) => showPaxTypes(charges, await loadSettings(db))),
  );
}
