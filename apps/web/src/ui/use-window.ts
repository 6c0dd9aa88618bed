import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Pixels of a sheet whose lines are equally high and whose columns are equally wide. */
export type SheetSizes = {
  readonly line: number;
  readonly column: number;
  /** Of the row at the top and the column at the start that stay while one scrolls. */
  readonly head: number;
  readonly heads: number;
};

/** A line or a column that is drawn. `slot` is the element that draws it: scrolling hands it on to another. */
export type VisibleRow = { readonly index: number; readonly start: number; readonly slot: number };

/** How many are drawn, from which on. */
type Span = { readonly first: number; readonly count: number };
type Spans = { readonly lines: Span; readonly columns: Span };

/** So many more than are seen, on each side. */
const spare = { lines: 6, columns: 2 };

/** As many as are seen at most, wherever one has scrolled to, so that each keeps the element that draws it. */
export function spanOf(
  offset: number,
  seen: number,
  { size, total, more }: { size: number; total: number; more: number },
): Span {
  const count = Math.min(total, Math.ceil(Math.max(0, seen) / size) + 1 + 2 * more);
  const first = Math.floor(offset / size) - more;
  return { first: Math.max(0, Math.min(total - count, first)), count };
}

/**
 * What is drawn, in the order of its elements and not in its own: an element that is handed on stays where it stands
 * in the document, as moving it would make the browser lay out all that is in it anew.
 */
export const shownOf = ({ first, count }: Span, size: number): readonly VisibleRow[] =>
  Array.from({ length: count }, (_, slot) => {
    const index = first + ((((slot - first) % count) + count) % count);
    return { index, start: index * size, slot };
  });

const none: Span = { first: 0, count: 0 };

type Sheet = SheetSizes & { readonly lineCount: number; readonly columnCount: number };

function spansAt(
  { scrollTop, scrollLeft }: HTMLElement,
  { height, width }: { readonly height: number; readonly width: number },
  { line, column, head, heads, lineCount, columnCount }: Sheet,
): Spans {
  const down = { size: line, total: lineCount, more: spare.lines };
  const across = { size: column, total: columnCount, more: spare.columns };
  return {
    lines: spanOf(scrollTop, height - head, down),
    // From right to left it counts below zero.
    columns: spanOf(Math.abs(scrollLeft), width - heads, across),
  };
}

const isSame = (a: Span, b: Span): boolean => a.first === b.first && a.count === b.count;

/** The lines and columns of the sheet that are drawn; both follow one look at the scroller. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { line, column, head, heads, lineCount, columnCount }: Sheet,
): { readonly lines: readonly VisibleRow[]; readonly columns: readonly VisibleRow[] } {
  const [spans, setSpans] = useState<Spans>({ lines: none, columns: none });
  const known = useRef(spans);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let seen = { height: element.clientHeight, width: element.clientWidth };
    const sheet = { line, column, head, heads, lineCount, columnCount };
    const look = (): boolean => {
      const now = spansAt(element, seen, sheet);
      const before = known.current;
      if (isSame(now.lines, before.lines) && isSame(now.columns, before.columns)) return false;
      known.current = {
        lines: isSame(now.lines, before.lines) ? before.lines : now.lines,
        columns: isSame(now.columns, before.columns) ? before.columns : now.columns,
      };
      return true;
    };
    const follow = () => look() && flushSync(() => setSpans(known.current));
    const sizes = new ResizeObserver(() => {
      seen = { height: element.clientHeight, width: element.clientWidth };
      if (look()) setSpans(known.current);
    });
    if (look()) setSpans(known.current);
    sizes.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [scroller, line, column, head, heads, lineCount, columnCount]);
  const lines = useMemo(() => shownOf(spans.lines, line), [spans.lines, line]);
  const columns = useMemo(() => shownOf(spans.columns, column), [spans.columns, column]);
  return { lines, columns };
}

/** Scrolls so far that the active cell is seen, when it has become another. */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  { line, column, head, heads }: SheetSizes,
  at: { readonly line: number; readonly column: number },
): void {
  const { line: lineAt, column: columnAt } = at;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const top = within(scrollTop, clientHeight - head, { at: lineAt, size: line });
    const left = within(Math.abs(scrollLeft), clientWidth - heads, { at: columnAt, size: column });
    const isRtl = document.documentElement.dir === "rtl";
    if (lineAt >= 0 && top !== scrollTop) element.scrollTop = top;
    if (left !== Math.abs(scrollLeft)) element.scrollLeft = isRtl ? -left : left;
  }, [scroller, line, column, head, heads, lineAt, columnAt]);
}

/** The least that must be scrolled for one of equally large things to be seen whole. */
export function within(offset: number, seen: number, { at, size }: { at: number; size: number }): number {
  return Math.min(Math.max(offset, (at + 1) * size - seen), at * size);
}
