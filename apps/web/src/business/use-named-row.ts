import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ListState } from "../listing/use-list.ts";

/** How an address names a row that is to be opened, behind its `#`: itself, or something of it. */
export const openedBy = (key: string | number, act: Opened = "open"): string => `${act}-${key}`;
type Opened = "open" | "beds";

/** Rows, once they are there, and how one that is not among them is had. */
type Rows<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  readonly find?: (key: string) => Promise<Row | undefined>;
  /** What of the row is opened; the row itself unless told. */
  readonly what?: Opened;
};

/**
 * Opens the row that the address names, once the rows that were asked for are there: the bar's search leads to it. The address
 * forgets it then, found or not: another page of the list must open nothing.
 */
export function useNamedRow<Row>(
  { rows, keyOf, find, what = "open" }: Rows<Row>,
  open: (row: Row) => unknown,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  const { history } = useRouter();
  const latest = useRef({ keyOf, find, open });
  latest.current = { keyOf, find, open };
  useEffect(() => {
    const prefix = openedBy("", what);
    if (!hash.startsWith(prefix) || rows === undefined) return;
    const key = hash.slice(prefix.length);
    const row = rows.find((candidate) => String(latest.current.keyOf(candidate)) === key);
    const { pathname, search } = history.location;
    history.replace(pathname + search);
    if (row !== undefined) latest.current.open(row);
    else void latest.current.find?.(key).then((found) => found && latest.current.open(found), nothing);
  }, [hash, rows, history, what]);
}

/** A row that can't be had now stays closed; its list says itself that it can't be had. */
const nothing = () => undefined;

/** The same of a list, on whichever of its pages the row stands. */
export function useNamedRowOf<Row>(
  list: Pick<ListState<Row>, "rows" | "data" | "stale" | "find">,
  keyOf: (row: Row) => string | number,
  open: (row: Row) => unknown,
): void {
  const rows = list.stale || !list.data ? undefined : list.rows;
  useNamedRow({ rows, keyOf, find: list.find }, open);
}
