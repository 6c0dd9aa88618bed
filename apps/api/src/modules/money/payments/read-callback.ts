import type { GatewayId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { gatewayBrands } from "../../../gateways/brands.ts";
import type { Gateways, OpenGateways } from "../../../gateways/gateways.ts";
import type { Callback, VerifiedCallback } from "../../../gateways/port.ts";

/**
 * What a gateway tells, where its signature holds. Another process may have got other keys a moment ago, and a guest has paid
 * by them since: before a callback is refused, the keys are read anew.
 */
export async function readCallback(
  gateways: OpenGateways,
  id: GatewayId,
  callback: Callback,
): Promise<Result<VerifiedCallback, "NOT_FOUND" | "BAD_SIGNATURE">> {
  // Nobody makes us read by a name that is none.
  if (!gatewayBrands.has(id)) return refuse("NOT_FOUND");
  const read = ({ find }: Gateways) => find(id)?.readCallback(callback) ?? null;
  const known = read(await gateways());
  if (known) return ok(known);
  const newest = await gateways.anew();
  if (newest.find(id) === null) return refuse("NOT_FOUND");
  const news = read(newest);
  return news ? ok(news) : refuse("BAD_SIGNATURE");
}
