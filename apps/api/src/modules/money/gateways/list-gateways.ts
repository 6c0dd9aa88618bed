import type { gatewayListRoute } from "@pulau/contract/gateways.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { ofResort, versionOf } from "../../../db/saved-versions.ts";
import { brandOf } from "../../../gateways/brands.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { isOfServer } from "../../../service-keys/sheets.ts";
import type { Settings } from "../../../settings.ts";
import { loadChoices, readyOf, takenBy } from "./offered-gateways.ts";

/** The list for staff. What is for practice is only there in a demo. */
export async function listGateways(
  db: Db,
  gateways: Gateways,
  settings: Settings,
): Promise<Reply<typeof gatewayListRoute>> {
  const choices = await loadChoices(db);
  return {
    version: await versionOf(db, "gateways", ofResort),
    gateways: choices
      .filter(({ id }) => !brandOf(id)?.practice || readyOf(gateways, id) !== null)
      .map((choice) => {
        const gateway = readyOf(gateways, choice.id);
        return {
          ...choice,
          // Whatever was chosen once, by one without keys nobody can pay.
          active: choice.active && gateway !== null,
          hasKeys: gateway !== null,
          keysOfServer: isOfServer(settings, choice.id),
          isTest: gateway?.isTest ?? false,
          ...(gateway ? takenBy(gateway) : { methods: [], hasBanks: false, leastSen: 0, mostSen: 0 }),
          callbackUrl: `${settings.publicUrl}/api/payment/callback/${choice.id}/reservation`,
        };
      }),
  };
}
