import type { gatewayListRoute } from "@pulau/contract/gateways.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { ofResort, versionOf } from "../../../db/saved-versions.ts";
import { brandOf } from "../../../gateways/brands.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { loadChoices, takenBy } from "./offered-gateways.ts";

/** The list for staff. What is for practice is only there in a demo. */
export async function listGateways(
  db: Db,
  gateways: Gateways,
  publicUrl: string,
): Promise<Reply<typeof gatewayListRoute>> {
  const choices = await loadChoices(db);
  return {
    version: await versionOf(db, "gateways", ofResort),
    gateways: choices
      .filter(({ id }) => !brandOf(id)?.practice || gateways.find(id) !== null)
      .map((choice) => {
        const gateway = gateways.find(choice.id);
        return {
          ...choice,
          // Whatever was chosen once, by one without keys nobody can pay.
          active: choice.active && gateway !== null,
          hasKeys: gateway !== null,
          isTest: gateway?.isTest ?? false,
          ...(gateway ? takenBy(gateway) : { methods: [], hasBanks: false, leastSen: 0, mostSen: 0 }),
          callbackUrl: `${publicUrl}/api/payment/callback/${choice.id}/reservation`,
        };
      }),
  };
}
