import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

/** Keeps personal numbers unreadable to whoever gets the database without the deployment's secret. */
export type Sealer = {
  /** AES-256-GCM under a key of the deployment's secret; each call gives another text. */
  readonly seal: (plain: string) => string;
  /** Throws when the text was altered or sealed under another secret. */
  readonly unseal: (sealed: string) => string;
};

const nonceBytes = 12;
const tagBytes = 16;

export function createSealer(secret: string): Sealer {
  const key = deriveKey(secret, "identity");
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
