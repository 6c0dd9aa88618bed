import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** How an address names a row that is to be opened, behind its `#`. */
export const openedBy = (key: string | number): string => `open-${key}`;

/** Opens the row that the address names, once it is there: the bar's search leads to it. The address forgets it then. */
export function useNamedRow<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string | number,
  open: (row: Row) => void,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  const { history } = useRouter();
  const latest = useRef({ keyOf, open });
  latest.current = { keyOf, open };
  useEffect(() => {
    const row =
      hash === "" ? undefined : rows?.find((candidate) => openedBy(latest.current.keyOf(candidate)) === hash);
    if (row === undefined) return;
    const { pathname, search } = history.location;
    history.replace(pathname + search);
    latest.current.open(row);
  }, [hash, rows, history]);
}
