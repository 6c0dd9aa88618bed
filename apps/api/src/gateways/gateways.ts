import { deriveKey } from "../plugins/derive-key.ts";
import type { Settings } from "../settings.ts";
import type { Gateway } from "./port.ts";
import { sandboxGateway } from "./sandbox/client.ts";

export type Gateways = {
  /** Those that guests may pay by now, in the order in which they are offered. */
  readonly active: readonly Gateway[];
  /** Any that money was ever taken by; refunds and late news need those that are not offered any more. */
  find(id: string): Gateway | null;
};

/** The key that the sandbox bank and its one merchant share. */
export const sandboxKeyOf = (secret: string): string =>
  deriveKey(secret, "sandbox-bank").export().toString("hex");

/** The gateways that this deployment has what it takes to use. The sandbox bank only exists in a demo. */
export function gatewaysOf(settings: Settings): Gateways {
  const url = settings.sandboxBankUrl ?? `http://127.0.0.1:${settings.port}`;
  const active = settings.demo ? [sandboxGateway({ url, merchantKey: sandboxKeyOf(settings.secret) })] : [];
  return { active, find: (id) => active.find((gateway) => gateway.id === id) ?? null };
}
