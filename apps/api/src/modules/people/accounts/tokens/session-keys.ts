import type { KeyObject } from "node:crypto";
import { deriveKey } from "../../../../plugins/derive-key.ts";

/** One key for each kind of token, so that a token of one kind can't be read as another. */
export type SessionKeys = {
  readonly portal: KeyObject;
  readonly staff: KeyObject;
  readonly guest: KeyObject;
  readonly refresh: KeyObject;
};

/** The keys that a deployment's secret gives; the same in each of its processes. */
export const sessionKeysOf = (secret: string): SessionKeys => ({
  portal: deriveKey(secret, "access token of the portal"),
  staff: deriveKey(secret, "access token of the staff side"),
  guest: deriveKey(secret, "token of an anonymous guest"),
  refresh: deriveKey(secret, "refresh token"),
});
