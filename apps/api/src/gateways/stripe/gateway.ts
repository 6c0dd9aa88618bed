import type { GatewayAdapter } from "../adapter.ts";
import { stripeGateway } from "./client.ts";
import { stripeKeys } from "./keys.ts";

export default {
  open: ({ gatewayEnv }) => {
    const keys = stripeKeys(gatewayEnv);
    return keys && stripeGateway(keys);
  },
} satisfies GatewayAdapter;
