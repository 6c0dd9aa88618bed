import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

export type Sealer = {
  /** Encrypts a short personal number; equal texts give unequal results. */
  readonly seal: (plain: string) => string;
  /** What was sealed. Throws when it was changed, or sealed with another deployment's secret. */
  readonly unseal: (sealed: string) => string;
};

/** Before keys had ids. */
const withoutId = "v1";
const version = "v2";
const nonceBytes = 12;
const tagBytes = 16;

/** The deployment's secret with those from before it was changed: who forgets them can't read what they sealed. */
export type Secrets = { readonly secret: string; readonly earlierSecrets: readonly string[] };

type Key = { readonly id: string; readonly key: KeyObject };

/** The id tells which key it was and nothing of the key itself. */
const keyOf = (secret: string): Key => ({
  id: deriveKey(secret, "id of the key of sealed personal numbers")
    .export()
    .toString("base64url")
    .slice(0, 8),
  key: deriveKey(secret, "sealed personal numbers"),
});

/**
 * Seals personal numbers with AES-256-GCM under a key of their own, whose id stands beside what it sealed: after the
 * deployment's secret was changed, what the earlier one sealed is still read, and everything new is sealed by the new one.
 */
export function createSealer({ secret, earlierSecrets }: Secrets): Sealer {
  const current = keyOf(secret);
  const keys = [current, ...earlierSecrets.map(keyOf)];
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", current.key, nonce);
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      const body = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
      return `${version}.${current.id}.${body}`;
    },
    unseal(sealed) {
      const [mark, ...rest] = sealed.split(".");
      if (mark === withoutId) return openWithAny(keys, rest[0] ?? "");
      if (mark !== version) throw new Error("not sealed in a known way");
      const [id, body = ""] = rest;
      const found = keys.find((key) => key.id === id);
      if (!found) throw new Error("sealed with a secret that is not given any more");
      return open(found, body);
    },
  };
}

function open({ key }: Key, body: string): string {
  const bytes = Buffer.from(body, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** What was sealed before keys had ids opens with one of them, or throws as the last does. */
function openWithAny(keys: readonly Key[], body: string): string {
  const [first, ...rest] = keys;
  if (!first) throw new Error("no key");
  if (rest.length === 0) return open(first, body);
  try {
    return open(first, body);
  } catch {
    return openWithAny(rest, body);
  }
}

/** The last four characters of a personal number: what is kept readable. Of a short one fewer, never all. */
export function tailOf(plain: string): string {
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return bare.slice(bare.length - Math.min(4, Math.floor(bare.length / 2)));
}

/** How a screen shows a personal number of which only the tail is known. */
export const masked = (tail: string): string => `••••${tail}`;
