import { z } from "zod";
import type { GatewayEnv, GatewayKeys } from "../keys.ts";
import { address, flag } from "../variables.ts";
import type { FiuuKeys } from "./signatures.ts";

export type FiuuSettings = FiuuKeys & {
  readonly isTest: boolean;
  /** Another server than Fiuu's own two, for tests. */
  readonly url?: string | undefined;
};

const variables = {
  FIUU_MERCHANT_ID: z.string().optional(),
  FIUU_VERIFY_KEY: z.string().optional(),
  FIUU_SECRET_KEY: z.string().optional(),
  FIUU_SANDBOX: flag,
  FIUU_URL: address,
};

export default {
  variables,
  needs: ["FIUU_MERCHANT_ID", "FIUU_VERIFY_KEY", "FIUU_SECRET_KEY"],
} satisfies GatewayKeys;

/** Null where the environment has none of them. */
export function fiuuSettings(env: GatewayEnv): FiuuSettings | null {
  const read = z.object(variables).parse(env);
  const { FIUU_MERCHANT_ID: merchantId, FIUU_VERIFY_KEY: verifyKey, FIUU_SECRET_KEY: secretKey } = read;
  if (merchantId === undefined || verifyKey === undefined || secretKey === undefined) return null;
  return { merchantId, verifyKey, secretKey, isTest: read.FIUU_SANDBOX, url: read.FIUU_URL };
}
