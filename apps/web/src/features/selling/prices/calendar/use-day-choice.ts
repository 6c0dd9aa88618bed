import { addDays, type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

export type Chosen = { readonly anchor: Day; readonly active: Day };

export const spanOf = ({ anchor, active }: Chosen): { from: Day; to: Day } =>
  anchor <= active ? { from: anchor, to: active } : { from: active, to: anchor };

const dayIn = (target: EventTarget | null): Day | null => {
  const day = target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
  return day === undefined ? null : dayOf(day);
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
const pages: Readonly<Record<string, number>> = { PageUp: -28, PageDown: 28 };

/**
 * Which days are chosen: by dragging, by two taps on a touch screen, where dragging scrolls, by arrows with Shift.
 * `onDone` hears when a drag has ended, the last day was tapped or Enter is pressed.
 */
export function useDayChoice(first: Day, onDone: () => void) {
  const [chosen, setChosen] = useState<Chosen>({ anchor: first, active: first });
  const dragging = useRef(false);
  const touched = useRef<Day | null>(null);
  const [tapped, setTapped] = useState<Day | null>(null);
  const choose = (active: Day, extend: boolean) =>
    setChosen((now) => ({ active, anchor: extend ? now.anchor : active }));
  /** The first tap chooses the first day, the next one the last. */
  const tap = (day: Day) => {
    choose(day, tapped !== null);
    setTapped(tapped === null ? day : null);
    if (tapped !== null) onDone();
  };
  return {
    chosen,
    /** The day that was tapped first, while the last is awaited. */
    tapped,
    choose,
    setSpan: ({ from, to }: { from: Day; to: Day }) => setChosen({ anchor: from, active: to }),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const day = dayIn(event.target);
        if (!day || event.button !== 0) return;
        if (event.pointerType === "touch") {
          touched.current = day;
          return;
        }
        setTapped(null);
        dragging.current = true;
        choose(day, event.shiftKey);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!dragging.current) return;
        const day = dayIn(document.elementFromPoint(event.clientX, event.clientY));
        if (day && day !== chosen.active) choose(day, true);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (dragging.current) onDone();
        dragging.current = false;
        const day = touched.current;
        touched.current = null;
        if (day && event.pointerType === "touch") tap(day);
      },
      // The page was scrolled, not a day tapped.
      onPointerCancel: () => {
        dragging.current = false;
        touched.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const isRtl = document.documentElement.dir === "rtl";
        const across = event.key === "ArrowLeft" || event.key === "ArrowRight";
        const step = (steps[event.key] ?? pages[event.key] ?? 0) * (isRtl && across ? -1 : 1);
        if (step !== 0) choose(addDays(chosen.active, step), event.shiftKey);
        else if (event.key === "Enter" || event.key === " ") onDone();
        else return;
        event.preventDefault();
      },
    },
  };
}
