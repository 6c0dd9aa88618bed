import { deriveKey } from "../plugins/derive-key.ts";
import type { Settings } from "../settings.ts";
import { billplzGateway } from "./billplz/client.ts";
import { fiuuGateway } from "./fiuu/client.ts";
import type { Gateway } from "./port.ts";
import { sandboxGateway } from "./sandbox/client.ts";
import { stripeGateway } from "./stripe/client.ts";

export type Gateways = {
  /** Those that this deployment has the keys of. Which of them guests are offered is data. */
  readonly ready: readonly Gateway[];
  /** Any of them, offered or not: refunds and late news need those that are not offered any more. */
  find(id: string): Gateway | null;
};

/** The key that the sandbox bank and its one merchant share. */
export const sandboxKeyOf = (secret: string): string =>
  deriveKey(secret, "sandbox-bank").export().toString("hex");

/** The gateways that this deployment has what it takes to use. The sandbox bank only exists in a demo. */
export function gatewaysOf(settings: Settings): Gateways {
  const { stripe, billplz, fiuu } = settings.gatewayKeys;
  const url = settings.sandboxBankUrl ?? `http://127.0.0.1:${settings.port}`;
  const ready = [
    settings.demo ? sandboxGateway({ url, merchantKey: sandboxKeyOf(settings.secret) }) : null,
    stripe && stripeGateway(stripe),
    billplz && billplzGateway(billplz),
    fiuu && fiuuGateway(fiuu),
  ].filter((gateway) => gateway !== null);
  return { ready, find: (id) => ready.find((gateway) => gateway.id === id) ?? null };
}
