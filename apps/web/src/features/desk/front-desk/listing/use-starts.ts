import { useRef } from "react";

type Known = { list: string; cursors: Map<number, string> };

/**
 * Where the pages of one list begin, as the answers told: a late page is asked for by its cursor, as quick as an early
 * one, and by its number when no answer has told its cursor. Another list forgets them.
 */
export function useStarts(list: string) {
  const known = useRef<Known>({ list, cursors: new Map() });
  if (known.current.list !== list) known.current = { list, cursors: new Map() };
  const { cursors } = known.current;
  return {
    queryOf: (page: number): { page: number; cursor?: string } => {
      const cursor = cursors.get(page);
      return cursor === undefined ? { page } : { page, cursor };
    },
    learn: (page: number, nextCursor: string | null): void => {
      if (nextCursor !== null) cursors.set(page + 1, nextCursor);
    },
  };
}
