import { deriveKey } from "../../plugins/derive-key.ts";
import type { GatewayKeys } from "../keys.ts";
import { address } from "../variables.ts";

/** The bank comes with the product, and so does its key; that it stands elsewhere is for tests. */
export default { variables: { SANDBOX_BANK_URL: address }, sheet: null } satisfies GatewayKeys;

/** The key that the sandbox bank and its one merchant share. */
export const sandboxKeyOf = (secret: string): string =>
  deriveKey(secret, "sandbox-bank").export().toString("hex");
