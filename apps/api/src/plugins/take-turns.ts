import { ok, type Result, refuse } from "@pulau/domain/result.ts";

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more wait; beyond that the answer is `BUSY` at once. A flood
 * of sign-ins then queues up in its own corner, and all other calls keep their threads and memory.
 */
export function takeTurns(limits: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<Result<T, "BUSY">> => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) return refuse("BUSY");
      await new Promise<void>((go) => queue.push(go));
    } else running++;
    try {
      return ok(await work());
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
