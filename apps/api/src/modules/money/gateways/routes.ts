import {
  gatewayBanksRoute,
  gatewayListRoute,
  offeredGatewaysRoute,
  setGatewaysRoute,
} from "@pulau/contract/gateways.ts";
import { tryGatewayKeysRoute } from "@pulau/contract/service-keys.ts";
import { ok } from "@pulau/domain/result.ts";
import { fieldsOfParts, ofResort, saveWhole } from "../../../db/saved-versions.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { listBanks } from "./list-banks.ts";
import { listGateways } from "./list-gateways.ts";
import { faceOf, loadChoices, offeredGateways } from "./offered-gateways.ts";
import { setGateways } from "./set-gateways.ts";
import { tryKeys } from "./try-keys.ts";

/** Which payment gateways guests are offered. */
export const gatewaysModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  mount(app, offeredGatewaysRoute, async () => {
    const { profile } = await loadSettings(db);
    const offered = await offeredGateways(db, await gateways());
    return ok({ gateways: offered.map(faceOf), bankTransfer: profile.bank !== null });
  });
  mount(app, gatewayBanksRoute, async ({ params }) => listBanks(db, await gateways(), params.gateway));
  const staffList = async () => listGateways(db, await gateways(), settings);
  mount(app, tryGatewayKeysRoute, async ({ params, session: { staffId } }) =>
    tryKeys(db, await gateways.anew(), { ...params, staffId }),
  );
  mount(app, gatewayListRoute, async () => ok(await staffList()));
  mount(app, setGatewaysRoute, async ({ body, session: { staffId }, saves }) => {
    const now = await gateways();
    const set = await saveWhole(
      db,
      { ...saves, key: ofResort },
      async (tx) => fieldsOfParts((await loadChoices(tx)).map(({ id, ...choice }) => [id, choice])),
      (tx) => setGateways(tx, now, { staffId, switches: body.gateways }),
    );
    return set.ok ? ok(await staffList()) : set;
  });
};
