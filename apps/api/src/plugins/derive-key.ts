import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/** A key of 32 bytes for one purpose, made from the deployment's secret. No purpose's key opens another's things. */
export const deriveKey = (secret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync("sha256", secret, "pulau", purpose, 32)));
