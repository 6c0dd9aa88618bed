import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** How an address names a row that is to be opened, behind its `#`. */
export const openedBy = (key: string | number): string => `open-${key}`;

/**
 * Opens the row that the address names, once the rows that were asked for are there: the bar's search leads to it. The address
 * forgets it then, found or not: another page of the list must open nothing.
 */
export function useNamedRow<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string | number,
  open: (row: Row) => unknown,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  const { history } = useRouter();
  const latest = useRef({ keyOf, open });
  latest.current = { keyOf, open };
  useEffect(() => {
    if (!hash.startsWith(openedBy("")) || rows === undefined) return;
    const row = rows.find((candidate) => openedBy(latest.current.keyOf(candidate)) === hash);
    const { pathname, search } = history.location;
    history.replace(pathname + search);
    if (row !== undefined) latest.current.open(row);
  }, [hash, rows, history]);
}
