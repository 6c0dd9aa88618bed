import type { GatewayAdapter } from "../adapter.ts";
import { billplzGateway } from "./client.ts";
import { billplzKeys } from "./keys.ts";

export default {
  open: ({ gatewayEnv }) => {
    const keys = billplzKeys(gatewayEnv);
    return keys && billplzGateway(keys);
  },
} satisfies GatewayAdapter;
