import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

export type Sealer = {
  /** Encrypts a short personal number; equal texts give unequal results. */
  readonly seal: (plain: string) => string;
  /** What was sealed. Throws when it was changed, or sealed with another deployment's secret. */
  readonly unseal: (sealed: string) => string;
  /** The same for the bytes of a file. */
  readonly sealBytes: (plain: Uint8Array) => Buffer;
  readonly unsealBytes: (sealed: Uint8Array) => Buffer;
};

/** Before keys had ids. */
const withoutId = "v1";
const version = "v2";
const nonceBytes = 12;
const tagBytes = 16;
const idLength = 8;

/** The deployment's secret with those from before it was changed: who forgets them can't read what they sealed. */
export type Secrets = { readonly secret: string; readonly earlierSecrets: readonly string[] };

type Key = { readonly id: string; readonly key: KeyObject };

/** The id tells which key it was and nothing of the key itself. */
const keyOf = (secret: string): Key => ({
  id: deriveKey(secret, "id of the key of sealed personal numbers")
    .export()
    .toString("base64url")
    .slice(0, idLength),
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
      const body = closeBytes(current, Buffer.from(plain, "utf8")).toString("base64url");
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
    sealBytes: (plain) => Buffer.concat([Buffer.from(current.id), closeBytes(current, plain)]),
    unsealBytes(sealed) {
      const bytes = Buffer.from(sealed);
      const id = bytes.toString("latin1", 0, idLength);
      const found = keys.find((key) => key.id === id);
      if (!found) throw new Error("sealed with a secret that is not given any more");
      return openBytes(found, bytes.subarray(idLength));
    },
  };
}

function closeBytes({ key }: Key, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

const open = (key: Key, body: string): string =>
  openBytes(key, Buffer.from(body, "base64url")).toString("utf8");

function openBytes({ key }: Key, bytes: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]);
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
