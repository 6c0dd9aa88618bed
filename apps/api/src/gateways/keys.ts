import { z } from "zod";
import type { BillplzKeys } from "./billplz/client.ts";
import type { FiuuSettings } from "./fiuu/client.ts";
import type { StripeKeys } from "./stripe/client.ts";

/** The keys of each gateway, from the environment alone; null for one that this deployment has none of. */
export type GatewayKeys = {
  readonly stripe: StripeKeys | null;
  readonly billplz: BillplzKeys | null;
  readonly fiuu: FiuuSettings | null;
};

const flag = z
  .enum(["0", "1", "false", "true"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true");
const address = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with http:// or https://",
});

/** The environment's variables of the gateways. The addresses are for a server that stands in for the provider's. */
export const gatewayVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, { error: "must be a secret or restricted key of Stripe" })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address.optional(),
  BILLPLZ_API_KEY: z.string().optional(),
  BILLPLZ_COLLECTION_ID: z.string().optional(),
  BILLPLZ_X_SIGNATURE_KEY: z.string().optional(),
  BILLPLZ_SANDBOX: flag.default(false),
  BILLPLZ_URL: address.optional(),
  FIUU_MERCHANT_ID: z.string().optional(),
  FIUU_VERIFY_KEY: z.string().optional(),
  FIUU_SECRET_KEY: z.string().optional(),
  FIUU_SANDBOX: flag.default(false),
  FIUU_URL: address.optional(),
} as const;

const Variables = z.object(gatewayVariables);
type Variables = z.output<typeof Variables>;

/** Those that a gateway needs all of. */
const sets = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["BILLPLZ_API_KEY", "BILLPLZ_COLLECTION_ID", "BILLPLZ_X_SIGNATURE_KEY"],
  ["FIUU_MERCHANT_ID", "FIUU_VERIFY_KEY", "FIUU_SECRET_KEY"],
] as const;

/** A line for each variable that is missing beside others of its gateway. */
export const missingKeys = (read: Variables): string[] =>
  sets.flatMap((names) => {
    const given = names.find((name) => read[name] !== undefined);
    const missing = given ? names.filter((name) => read[name] === undefined) : [];
    return missing.map((name) => `${name} must be set beside ${given}.`);
  });

export function keysOf(read: Variables): GatewayKeys {
  return { stripe: stripeOf(read), billplz: billplzOf(read), fiuu: fiuuOf(read) };
}

function stripeOf(read: Variables): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_URL: url } = read;
  if (secretKey === undefined || secrets === undefined) return null;
  const webhookSecrets = secrets.split(",").map((part) => part.trim());
  return { secretKey, webhookSecrets, url };
}

function billplzOf(read: Variables): BillplzKeys | null {
  const { BILLPLZ_API_KEY: apiKey, BILLPLZ_COLLECTION_ID: collectionId } = read;
  const { BILLPLZ_X_SIGNATURE_KEY: xSignatureKey, BILLPLZ_SANDBOX: isTest, BILLPLZ_URL: url } = read;
  if (apiKey === undefined || collectionId === undefined || xSignatureKey === undefined) return null;
  return { apiKey, collectionId, xSignatureKey, isTest, url };
}

function fiuuOf(read: Variables): FiuuSettings | null {
  const { FIUU_MERCHANT_ID: merchantId, FIUU_VERIFY_KEY: verifyKey, FIUU_SECRET_KEY: secretKey } = read;
  if (merchantId === undefined || verifyKey === undefined || secretKey === undefined) return null;
  return { merchantId, verifyKey, secretKey, isTest: read.FIUU_SANDBOX, url: read.FIUU_URL };
}
