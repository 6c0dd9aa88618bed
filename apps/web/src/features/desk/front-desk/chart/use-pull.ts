import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Bar, Line } from "./chart-lines.ts";
import { beginMove, type Grip, type Move, pulled } from "./chart-move.ts";

/** A press becomes a pull once it has gone so far; before, it only chooses. */
const leastPull = 4;
/** So near to an edge the chart scrolls along, so fast. */
const edge = 36;
const stride = 14;

type Place = { readonly line: number; readonly day: number };
type Pulling = {
  readonly move: Move;
  readonly grip: Grip;
  readonly day: number;
  readonly x: number;
  readonly y: number;
  isOn: boolean;
};

type Options = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lines: readonly Line[];
  readonly today: number;
  readonly placeAt: (event: { readonly clientX: number; readonly clientY: number }) => Place | null;
  readonly barOf: (target: EventTarget) => { readonly bar: Bar; readonly line: number } | null;
  readonly mayPull: (bar: Bar) => boolean;
  readonly onChoose: (place: Place) => void;
  readonly onOpen: (bar: Bar) => void;
  readonly onPull: (move: Move | null) => void;
  readonly onDrop: (move: Move) => void;
};

const gripOf = (target: EventTarget): Grip => {
  const grip = target instanceof HTMLElement ? target.dataset.grip : undefined;
  return grip === "start" || grip === "end" ? grip : "whole";
};

/** Scrolls while what is pulled is held at an edge. */
function scrollAlong(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): void {
  const box = element.getBoundingClientRect();
  const along = (at: number, from: number, to: number) =>
    at < from + edge ? -stride : at > to - edge ? stride : 0;
  element.scrollBy(along(clientX, box.left + 120, box.right), along(clientY, box.top + edge, box.bottom));
}

/** Bars that are pulled by mouse or pen: the whole, or one of their ends. A finger scrolls, and a tap opens. */
export function usePull(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const pulling = useRef<Pulling | null>(null);
  const pressed = useRef<{ readonly bar: Bar | null } | null>(null);
  const end = () => {
    pulling.current = null;
    latest.current.onPull(null);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !pulling.current?.isOn) return;
      event.stopPropagation();
      pulling.current = null;
      latest.current.onPull(null);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
  const targetOf = (event: PointerEvent<HTMLDivElement>, { move, grip, day }: Pulling): Move | null => {
    const { placeAt, lines, today } = latest.current;
    const place = placeAt(event);
    return place && pulled(move, { grip, days: place.day - day, line: place.line }, { lines, today });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      const { scroller, placeAt, barOf, mayPull, onChoose } = latest.current;
      const place = placeAt(event);
      if (!place) return;
      const found = barOf(event.target);
      scroller.current?.focus({ preventScroll: true });
      onChoose(found ? { line: found.line, day: Math.max(found.bar.start, 0) } : place);
      pressed.current = { bar: found?.bar ?? null };
      if (!found || event.pointerType === "touch" || found.bar.kind !== "stay" || !mayPull(found.bar)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      pulling.current = {
        move: beginMove(found.bar, found.line),
        grip: gripOf(event.target),
        day: place.day,
        x,
        y,
        isOn: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const held = pulling.current;
      if (!held) return;
      held.isOn ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= leastPull;
      if (!held.isOn) return;
      const { scroller, onPull } = latest.current;
      if (scroller.current) scrollAlong(scroller.current, event);
      const target = targetOf(event, held);
      if (target) onPull(target);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const held = pulling.current;
      const press = pressed.current;
      pressed.current = null;
      if (!held?.isOn) {
        pulling.current = null;
        if (press?.bar) latest.current.onOpen(press.bar);
        return;
      }
      const target = targetOf(event, held);
      pulling.current = null;
      if (target) latest.current.onDrop(target);
      else end();
    },
    onPointerCancel: () => {
      pressed.current = null;
      if (pulling.current) end();
    },
  };
}
