import { createHmac } from "node:crypto";
import { equalInConstantTime } from "./constant-time.ts";
import { deriveKey } from "./derive-key.ts";

export type AddressSigner = {
  /** The query that opens `path` until then; whoever has it needs no bearer. */
  readonly sign: (path: string, until: Date) => { readonly until: number; readonly seal: string };
  /** Whether the query was signed for this path and is not over. */
  readonly opens: (path: string, signed: { until: number; seal: string }, now: Date) => boolean;
};

/** Signs addresses for what can't send a bearer: links, images, windows that print. `until` is in seconds. */
export function createAddressSigner(secret: string): AddressSigner {
  const key = deriveKey(secret, "short-lived addresses");
  const sealOf = (path: string, until: number): string =>
    createHmac("sha256", key).update(`${until} ${path}`).digest("base64url");
  return {
    sign(path, until) {
      const seconds = Math.floor(until.getTime() / 1_000);
      return { until: seconds, seal: sealOf(path, seconds) };
    },
    opens(path, { until, seal }, now) {
      return equalInConstantTime(seal, sealOf(path, until)) && now.getTime() < until * 1_000;
    },
  };
}
