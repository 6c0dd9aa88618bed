import {
  gatewayBanksRoute,
  gatewayListRoute,
  offeredGatewaysRoute,
  setGatewaysRoute,
} from "@pulau/contract/gateways.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { fieldsOfParts, ofResort, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { type Gateways, gatewaysOf } from "../../../gateways/gateways.ts";
import { GatewayDown } from "../../../gateways/port.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { faceOf, loadChoices, offeredGateways } from "./offered-gateways.ts";
import { setGateways } from "./set-gateways.ts";

/** Which payment gateways guests are offered. */
export const gatewaysModule: Module = (app, { db, settings }) => {
  const gateways = gatewaysOf(settings);
  mount(app, offeredGatewaysRoute, async () =>
    ok({ gateways: (await offeredGateways(db, gateways)).map(faceOf) }),
  );
  mount(app, gatewayBanksRoute, async ({ params }) => {
    const offered = await offeredGateways(db, gateways);
    const gateway = offered.find(({ id }) => id === params.gateway);
    if (!gateway?.banks) return refuse("NOT_FOUND");
    try {
      return ok({ banks: [...(await gateway.banks())] });
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error;
      return refuse("GATEWAY_DOWN");
    }
  });
  const staffList = () => listOf(db, gateways, settings.publicUrl);
  mount(app, gatewayListRoute, async () => ok(await staffList()));
  mount(app, setGatewaysRoute, async ({ body, saves }) => {
    const set = await saveWhole(
      db,
      { ...saves, key: ofResort },
      async (tx) => fieldsOfParts((await loadChoices(tx)).map(({ id, ...choice }) => [id, choice])),
      (tx) => setGateways(tx, body.gateways),
    );
    return set.ok ? ok(await staffList()) : set;
  });
};

/** The list for staff. The sandbox bank is only there in a demo. */
async function listOf(
  db: Db,
  gateways: Gateways,
  publicUrl: string,
): Promise<Reply<typeof gatewayListRoute>> {
  const choices = await loadChoices(db);
  return {
    version: await versionOf(db, "gateways", ofResort),
    gateways: choices
      .filter(({ id }) => id !== "sandbox" || gateways.find(id) !== null)
      .map((choice) => {
        const gateway = gateways.find(choice.id);
        return {
          ...choice,
          hasKeys: gateway !== null,
          isTest: gateway?.isTest ?? false,
          methods: [...(gateway?.methods ?? [])],
          callbackUrl: `${publicUrl}/api/payment/callback/${choice.id}/reservation`,
        };
      }),
  };
}
