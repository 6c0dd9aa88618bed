import type { gatewayListRoute, setGatewaysRoute } from "@pulau/contract/gateways.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const gatewayList = faceOf<typeof gatewayListRoute>({
  method: "GET",
  path: "/admin/api/gateways",
  scope: "staff",
});
export const setGateways = faceOf<typeof setGatewaysRoute>({
  method: "PUT",
  path: "/admin/api/gateways",
  scope: "staff",
});

export type GatewayList = Reply<typeof gatewayListRoute>;
export type GatewayEntry = GatewayList["gateways"][number];
