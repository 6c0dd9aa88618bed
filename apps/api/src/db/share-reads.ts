import type { Db } from "./connect.ts";

type Looks<T> = { running: Promise<T>; next: Promise<T> | null };

/**
 * One read for all who want the same at the same moment. Those who ask while it is on its way share the one after it: that
 * sees whatever was there when they asked.
 *
 * @param keyOf what makes two questions the same
 * @returns asks for it; a read that fails is told to those who shared it alone
 */
export function shareReads<Query, T>(
  keyOf: (request: Query) => string,
  read: (db: Db, request: Query) => Promise<T>,
) {
  const looksOf = new WeakMap<Db, Map<string, Looks<T>>>();
  return (db: Db, request: Query): Promise<T> => {
    const looks = looksOf.get(db) ?? new Map<string, Looks<T>>();
    looksOf.set(db, looks);
    const key = keyOf(request);
    const start = (): Promise<T> => {
      const ended = () => {
        if (!look.next) looks.delete(key);
      };
      const look: Looks<T> = { next: null, running: read(db, request).finally(ended) };
      looks.set(key, look);
      return look.running;
    };
    const current = looks.get(key);
    if (!current) return start();
    current.next ??= current.running.then(start, start);
    return current.next;
  };
}
