import { z } from "zod";
import type { GatewayEnv, GatewayKeys } from "../keys.ts";
import { address, variablesOf } from "../variables.ts";
import sheet from "./sheet.ts";

export type BillplzKeys = {
  readonly apiKey: string;
  readonly collectionId: string;
  readonly xSignatureKey: string;
  readonly isTest: boolean;
  /** Another server than Billplz's own, for tests. */
  readonly url?: string | undefined;
};

const variables = { ...variablesOf(sheet.fields), BILLPLZ_URL: address };

export default { variables, sheet } satisfies GatewayKeys;

/** Null where the environment has none of them. */
export function billplzKeys(env: GatewayEnv): BillplzKeys | null {
  const read = z.object(variables).parse(env);
  const { BILLPLZ_API_KEY: apiKey, BILLPLZ_COLLECTION_ID: collectionId } = read;
  const { BILLPLZ_X_SIGNATURE_KEY: xSignatureKey, BILLPLZ_SANDBOX: isTest, BILLPLZ_URL: url } = read;
  if (apiKey === undefined || collectionId === undefined || xSignatureKey === undefined) return null;
  return { apiKey, collectionId, xSignatureKey, isTest, url };
}
