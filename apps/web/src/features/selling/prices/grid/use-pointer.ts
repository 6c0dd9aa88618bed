import { filledOver, type Range } from "@pulau/domain/rate-grid/range-acts.ts";
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { GridProps } from "./sheet-props.ts";
import type { Spot } from "./use-sheet.ts";

/** The cell that an element stands in, if it does. */
export const spotOf = (target: EventTarget): Spot | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = (cell?.dataset.cell ?? "").split(":").map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : null;
};

/** Choosing by a press, a range by dragging, and filling by dragging the square. */
export function usePointer(
  { onChoose, range, sheet, onFill, readOnly }: GridProps,
  scroller: RefObject<HTMLDivElement | null>,
  onPress: () => void,
) {
  const dragging = useRef<"range" | "fill" | null>(null);
  const [filling, setFilling] = useState<Range | null>(null);
  const overSpot = (event: PointerEvent) =>
    spotOf(document.elementFromPoint(event.clientX, event.clientY) ?? event.target);
  return {
    filling,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return;
        const isHandle = event.target instanceof HTMLElement && event.target.dataset.fill !== undefined;
        if (isHandle && !readOnly) {
          dragging.current = "fill";
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
          return;
        }
        const spot = spotOf(event.target);
        if (!spot) return;
        onPress();
        scroller.current?.focus({ preventScroll: true });
        onChoose(spot, event.shiftKey);
        if (event.pointerType === "mouse") dragging.current = "range";
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (dragging.current === null) return;
        const spot = overSpot(event);
        if (!spot) return;
        if (dragging.current === "range") onChoose(spot, true);
        else setFilling(fillTo(range, spot));
      },
      onPointerUp: () => {
        if (dragging.current === "fill" && filling) onFill(filledOver(sheet, range, filling));
        dragging.current = null;
        setFilling(null);
      },
    },
  };
}

/** A fill goes one way: down or across, whichever was dragged further. */
const fillTo = (range: Range, { row, column }: Spot): Range => {
  const down = Math.max(row - range.bottom, range.top - row, 0);
  const across = Math.max(column - range.end, range.start - column, 0);
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, start: Math.min(range.start, column), end: Math.max(range.end, column) };
};
