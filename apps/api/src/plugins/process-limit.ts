import { ok, type Result, refuse } from "@pulau/domain/result.ts";

type Within = (key: string) => Result<null, "TOO_MANY_REQUESTS">;

/** Keys that are counted at the same time at most; past them all are forgotten, which lets a few calls more through. */
const mostKeys = 10_000;

/**
 * Counts calls by key in this process alone, without the database: for calls that cost processor, of which each process
 * has its own. What must hold for all processes together is counted by `rateLimit`. A window begins with the first call
 * and is `windowSeconds` long; `now` is in ms.
 */
export function processLimit(
  { limit, windowSeconds }: { readonly limit: number; readonly windowSeconds: number },
  now: () => number = () => performance.now(),
): Within {
  const windows = new Map<string, { readonly endsAt: number; count: number }>();
  return (key) => {
    const at = now();
    const known = windows.get(key);
    if (known && known.endsAt > at) {
      known.count++;
      if (known.count <= limit) return ok(null);
      return refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil((known.endsAt - at) / 1000) });
    }
    if (windows.size >= mostKeys) windows.clear();
    windows.set(key, { endsAt: at + windowSeconds * 1000, count: 1 });
    return ok(null);
  };
}
