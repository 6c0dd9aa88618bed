import type { GatewayId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type Bank, GatewayDown } from "../../../gateways/port.ts";
import { offeredGateways } from "./offered-gateways.ts";

/** The banks that an offered gateway can open its page at. `NOT_FOUND` for one that lists none, or isn't offered. */
export async function listBanks(
  db: Db,
  gateways: Gateways,
  gatewayId: GatewayId,
): Promise<Result<{ banks: Bank[] }, "NOT_FOUND" | "GATEWAY_DOWN">> {
  const offered = await offeredGateways(db, gateways);
  const gateway = offered.find(({ id }) => id === gatewayId);
  if (!gateway?.banks) return refuse("NOT_FOUND");
  try {
    return ok({ banks: [...(await gateway.banks())] });
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return refuse("GATEWAY_DOWN");
  }
}
