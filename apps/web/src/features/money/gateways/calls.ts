import { gatewayListRoute, setGatewaysRoute } from "@pulau/contract/gateways.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { tryGatewayKeysRoute } from "@pulau/contract/service-keys.ts";
import { faceOf } from "../../../api/client.ts";

export const gatewayList = faceOf(gatewayListRoute);
export const setGateways = faceOf(setGatewaysRoute);
export const tryGatewayKeys = faceOf(tryGatewayKeysRoute);

export type GatewayList = Reply<typeof gatewayListRoute>;
export type GatewayEntry = GatewayList["gateways"][number];
