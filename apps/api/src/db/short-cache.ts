import type { Db } from "./connect.ts";
import type { Tx } from "./tx.ts";

/** Staff may change what is kept at any time; other processes see it this much later at most. */
const freshForMs = 2_000;

type CacheEntry<T> = { readonly until: number; readonly value: Promise<T> };

/**
 * What every page asks for and staff seldom change: read at most every two seconds by each database of the process. A
 * transaction reads for itself. `forget` is for who has just changed it.
 */
export function shortCache<T>(read: (db: Db | Tx) => Promise<T>) {
  const kept = new WeakMap<Db | Tx, CacheEntry<T>>();
  return {
    load: (db: Db | Tx): Promise<T> => {
      const found = kept.get(db);
      if (found && performance.now() < found.until) return found.value;
      const value = read(db);
      kept.set(db, { until: performance.now() + freshForMs, value });
      value.catch(() => kept.delete(db));
      return value;
    },
    forget: (db: Db | Tx): boolean => kept.delete(db),
  };
}
