import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Bar } from "./chart-lines.ts";

/**
 * Marks the rooms of one booking together while the pointer is over one of them, else while the cursor is. Only the marks
 * change: no line is drawn anew for it.
 */
export function useLinked(scroller: RefObject<HTMLDivElement | null>, active: Bar | null) {
  const hovered = useRef<string | null>(null);
  const ofCursor =
    active?.kind === "stay" && (active.roomsOfBooking > 1 || active.split) ? active.bookingId : null;
  const marked = useRef<string | null>(null);
  const mark = () => {
    const element = scroller.current;
    const id = hovered.current ?? ofCursor;
    // While nothing is marked, a frame of scrolling has nothing to look for.
    if (id === null && marked.current === null) return;
    marked.current = id;
    for (const bar of element?.querySelectorAll<HTMLElement>("[data-linked]") ?? [])
      if (bar.dataset.booking !== id) delete bar.dataset.linked;
    if (id === null) return;
    for (const bar of element?.querySelectorAll<HTMLElement>(`[data-booking="${CSS.escape(id)}"]`) ?? [])
      bar.dataset.linked = "";
  };
  const hover = (id: string | null) => {
    if (hovered.current === id) return;
    hovered.current = id;
    mark();
  };
  // Lines that were scrolled into sight since have bars of it, too.
  useEffect(mark);
  return {
    onPointerOver: ({ target }: Pick<PointerEvent, "target">) =>
      hover(
        target instanceof Element
          ? (target.closest<HTMLElement>("[data-booking]")?.dataset.booking ?? null)
          : null,
      ),
    onPointerLeave: () => hover(null),
  };
}
