import type { GatewayId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/connect.ts";
import type { Deployment, GatewayAdapter } from "./adapter.ts";
import { gatewayIds } from "./brands.ts";
import type { Gateway } from "./port.ts";

export type Gateways = {
  /** Those that this deployment has the keys of. Which of them guests are offered is data. */
  readonly ready: readonly Gateway[];
  /** Any of them, offered or not: refunds and late news need those that are not offered any more. */
  find(id: GatewayId): Gateway | null;
};

const adapters: GatewayAdapter[] = [];
for (const id of gatewayIds) {
  const { default: adapter }: { default: GatewayAdapter } = await import(`./${id}/gateway.ts`);
  adapters.push(adapter);
}

/** The gateways that this deployment has what it takes to use. */
export function gatewaysOf(deployment: Deployment): Gateways {
  const ready = adapters.map(({ open }) => open(deployment)).filter((gateway) => gateway !== null);
  return { ready, find: (id) => ready.find((gateway) => gateway.id === id) ?? null };
}

/** Mounts what gateways run within our own server. */
export function serveGateways(app: FastifyInstance, deployment: Deployment & { readonly db: Db }): void {
  for (const { serve } of adapters) serve?.(app, deployment);
}
