import { z } from "zod";
import type { GatewayEnv, GatewayKeys } from "../keys.ts";
import { address } from "../variables.ts";

export type StripeKeys = {
  readonly secretKey: string;
  /** Each registered address signs with its own; all of them are tried. */
  readonly webhookSecrets: readonly string[];
  /** Another server than Stripe's own, for tests. */
  readonly url?: string | undefined;
};

const variables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, { error: "must be a secret or restricted key of Stripe" })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address,
};

export default {
  variables,
  needs: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
} satisfies GatewayKeys;

/** Null where the environment has none of them. */
export function stripeKeys(env: GatewayEnv): StripeKeys | null {
  const read = z.object(variables).parse(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_URL: url } = read;
  if (secretKey === undefined || secrets === undefined) return null;
  return { secretKey, webhookSecrets: secrets.split(",").map((part) => part.trim()), url };
}
