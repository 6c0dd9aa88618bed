import type { FastifyInstance } from "fastify";
import type { Db } from "../db/connect.ts";
import type { GatewayEnv } from "./keys.ts";
import type { Gateway } from "./port.ts";

/** What of a deployment a gateway may depend on. */
export type Deployment = {
  readonly gatewayEnv: GatewayEnv;
  readonly demo: boolean;
  readonly port: number;
  readonly secret: string;
};

/** How the product reaches a gateway; the `gateway.ts` of its folder. */
export type GatewayAdapter = {
  /** Null where this deployment has not what it takes. */
  readonly open: (deployment: Deployment) => Gateway | null;
  /** For a gateway whose own server runs within ours. */
  readonly serve?: (app: FastifyInstance, deployment: Deployment & { readonly db: Db }) => void;
};
