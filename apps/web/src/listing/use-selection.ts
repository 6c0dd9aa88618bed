import { useRef, useState } from "react";
import { between, type Chosen, withRows } from "./selection.ts";

/** The chosen rows of a list. */
export type RowSelection<Row> = {
  readonly chosen: Chosen<Row>;
  readonly has: (row: Row) => boolean;
  /** What a row is called, for who hears it. */
  readonly nameOf: (row: Row) => string;
  readonly set: (rows: readonly Row[], on: boolean) => void;
  /** Turns a row of the page; `range`: and all between it and the one that was turned before. */
  readonly toggle: (index: number, range: boolean) => void;
  readonly clear: () => void;
};

/** Choices last while pages turn; another listing, `list`, begins with none. */
export function useSelection<Row>(
  list: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): RowSelection<Row> {
  const [kept, setKept] = useState<{ list: string; chosen: Chosen<Row> }>({ list, chosen: new Map() });
  const chosen: Chosen<Row> = kept.list === list ? kept.chosen : new Map();
  const last = useRef(0);
  const put = (next: Chosen<Row>) => setKept({ list, chosen: next });
  return {
    chosen,
    has: (row) => chosen.has(keyOf(row)),
    nameOf,
    set: (some, on) => put(withRows(chosen, some, keyOf, on)),
    toggle: (index, range) => {
      const row = rows[index];
      if (row === undefined) return;
      const on = !chosen.has(keyOf(row));
      put(withRows(chosen, range ? between(rows, last.current, index) : [row], keyOf, on));
      last.current = index;
    },
    clear: () => put(new Map()),
  };
}
