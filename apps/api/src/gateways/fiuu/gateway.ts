import type { GatewayAdapter } from "../adapter.ts";
import { fiuuGateway } from "./client.ts";
import { fiuuSettings } from "./keys.ts";

export default {
  open: ({ gatewayEnv }) => {
    const settings = fiuuSettings(gatewayEnv);
    return settings && fiuuGateway(settings);
  },
} satisfies GatewayAdapter;
