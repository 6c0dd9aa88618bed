import { z } from "zod";
import type { GatewayEnv, GatewayKeys } from "../keys.ts";
import { address, variablesOf } from "../variables.ts";
import sheet from "./sheet.ts";

export type StripeKeys = {
  readonly secretKey: string;
  /** Each registered address signs with its own; all of them are tried. */
  readonly webhookSecrets: readonly string[];
  /** Another server than Stripe's own, for tests. */
  readonly url?: string | undefined;
};

const variables = { ...variablesOf(sheet.fields), STRIPE_URL: address };

export default { variables, sheet } satisfies GatewayKeys;

/** Null where the environment has none of them. */
export function stripeKeys(env: GatewayEnv): StripeKeys | null {
  const read = z.object(variables).parse(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_URL: url } = read;
  if (secretKey === undefined || secrets === undefined) return null;
  return { secretKey, webhookSecrets: secrets.split(",").map((part) => part.trim()), url };
}
