import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

export type Sealer = {
  /** Encrypts a short personal number; equal texts give unequal results. */
  readonly seal: (plain: string) => string;
  /** What was sealed. Throws when it was changed, or sealed with another deployment's secret. */
  readonly unseal: (sealed: string) => string;
};

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/** Seals personal numbers with AES-256-GCM under a key of their own. */
export function createSealer(secret: string): Sealer {
  const key = deriveKey(secret, "sealed personal numbers");
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`;
    },
    unseal(sealed) {
      const [mark, body = ""] = sealed.split(".");
      if (mark !== version) throw new Error("not sealed in a known way");
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

/** The last four characters of a personal number: what is kept readable. Of a short one fewer, never all. */
export function tailOf(plain: string): string {
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return bare.slice(bare.length - Math.min(4, Math.floor(bare.length / 2)));
}

/** How a screen shows a personal number of which only the tail is known. */
export const masked = (tail: string): string => `••••${tail}`;
