import { z } from "zod";
import type { GatewayEnv, GatewayKeys } from "../keys.ts";
import { address, variablesOf } from "../variables.ts";
import sheet from "./sheet.ts";
import type { FiuuKeys } from "./signatures.ts";

export type FiuuSettings = FiuuKeys & {
  readonly isTest: boolean;
  /** Another server than Fiuu's own two, for tests. */
  readonly url?: string | undefined;
};

const variables = { ...variablesOf(sheet.fields), FIUU_URL: address };

export default { variables, sheet } satisfies GatewayKeys;

/** Null where the environment has none of them. */
export function fiuuSettings(env: GatewayEnv): FiuuSettings | null {
  const read = z.object(variables).parse(env);
  const { FIUU_MERCHANT_ID: merchantId, FIUU_VERIFY_KEY: verifyKey, FIUU_SECRET_KEY: secretKey } = read;
  if (merchantId === undefined || verifyKey === undefined || secretKey === undefined) return null;
  return { merchantId, verifyKey, secretKey, isTest: read.FIUU_SANDBOX, url: read.FIUU_URL };
}
