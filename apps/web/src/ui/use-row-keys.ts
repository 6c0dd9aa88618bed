import { useState } from "react";

/**
 * Keys of rows that have no other name, are added at the end and taken out anywhere: what is typed in the others stays
 * with them, as it would not if a row's place were its key.
 */
export function useRowKeys(count: number) {
  const [{ kept, next }, setKeys] = useState<{ kept: readonly number[]; next: number }>({
    kept: [],
    next: 0,
  });
  const added = Math.max(0, count - kept.length);
  const keys = [...kept.slice(0, count), ...Array.from({ length: added }, (_, i) => next + i)];
  const remove = (at: number) => setKeys({ kept: keys.toSpliced(at, 1), next: next + added });
  return { keys, remove };
}
