import { ok, type Result, refuse } from "@pulau/domain/result.ts";

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more wait; beyond that the answer is `BUSY` at once. A flood
 * of sign-ins then queues up in its own corner, and all other calls keep their threads and memory.
 * The work is told whether it had to wait.
 */
export function limitConcurrency(limits: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: (waited: boolean) => Promise<T>): Promise<Result<T, "BUSY">> => {
    const waits = running >= limits.atOnce;
    if (waits) {
      if (queue.length >= limits.waiting) return refuse("BUSY");
      await new Promise<void>((go) => queue.push(go));
    } else running++;
    try {
      return ok(await work(waits));
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
