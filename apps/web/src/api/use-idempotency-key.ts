import { useRef } from "react";
import { isFailure } from "./call-failure.ts";

/**
 * One idempotency key for one wish: pressing again after a lost connection sends the same key, so that nothing is bought or
 * paid twice. Another wish has a key of its own, and so has the same one after it was answered.
 */
export function useIdempotencyKey() {
  const kept = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return {
    keyFor: (...request: readonly unknown[]): string => {
      const requestText = JSON.stringify(request);
      if (kept.current?.request !== requestText)
        kept.current = { request: requestText, key: crypto.randomUUID() };
      return kept.current.key;
    },
    /** An answer came: what went well, or why not. A failure by which nobody knows what became of the wish is none. */
    answered: (failure: unknown = null): void => {
      if (!isFailure(failure, "OFFLINE", "BUSY")) kept.current = null;
    },
  };
}
