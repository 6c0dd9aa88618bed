import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { firstDayOf } from "./chart-cursor.ts";
import type { Bar, Line } from "./chart-lines.ts";
import { beginMove, type Grip, type Movable, type Move, pulled } from "./chart-move.ts";

/** A press becomes a pull once it has gone so far; before, it only chooses. */
const leastPull = 4;
/** So near to an edge the chart scrolls along, so fast. */
const edge = 36;
const stride = 14;

type Place = { readonly line: number; readonly day: number };
type Pulling = {
  readonly move: Move;
  readonly grip: Grip;
  /** The day that was taken hold of. */
  readonly day: number;
  readonly x: number;
  readonly y: number;
  isOn: boolean;
  /** Where it was last over a room: over a group, or beside the days, it stays there. */
  place: Place;
};

type Options = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lines: readonly Line[];
  readonly today: number;
  /** What is in hand by keys or from its card: a press says into which room. */
  readonly inHand: Move | null;
  /** What stays at the start and at the top while the days are scrolled, in pixels. */
  readonly heads: number;
  readonly head: number;
  readonly placeAt: (event: { readonly clientX: number; readonly clientY: number }) => Place | null;
  readonly barOf: (target: EventTarget) => { readonly bar: Bar; readonly line: number } | null;
  readonly mayPull: (bar: Bar) => bar is Movable;
  readonly onPress: () => void;
  readonly onChoose: (place: Place) => void;
  readonly onOpen: (bar: Bar) => void;
  readonly onPull: (move: Move | null) => void;
  readonly onDrop: (move: Move) => void;
};

const gripOf = (target: EventTarget): Grip => {
  const grip = target instanceof HTMLElement ? target.dataset.grip : undefined;
  return grip === "start" || grip === "end" ? grip : "whole";
};

/** Scrolls while what is pulled is held at an edge of the days. */
function scrollAlong(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { heads, head }: Pick<Options, "heads" | "head">,
): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isRtl = document.documentElement.dir === "rtl";
  const along = (at: number, from: number, to: number) =>
    at < from + edge ? -stride : at > to - edge ? stride : 0;
  element.scrollBy(
    isRtl ? along(clientX, left, right - heads) : along(clientX, left + heads, right),
    along(clientY, top + head, bottom),
  );
}

/** Bars that are pulled by mouse or pen: the whole, or one of their ends. A finger scrolls, and a tap opens. */
export function usePull(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const pulling = useRef<Pulling | null>(null);
  const pressed = useRef<Bar | null>(null);
  const letGo = () => {
    pulling.current = null;
    pressed.current = null;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !pulling.current?.isOn) return;
      event.stopPropagation();
      // The release that follows opens nothing.
      pulling.current = null;
      pressed.current = null;
      latest.current.onPull(null);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
  const targetOf = (event: PointerEvent<HTMLDivElement>, held: Pulling): Move => {
    const { placeAt, lines, today } = latest.current;
    const place = placeAt(event);
    if (place && lines[place.line]?.kind === "room") held.place = place;
    else if (place) held.place = { ...held.place, day: place.day };
    const { day, line } = held.place;
    return pulled(held.move, { grip: held.grip, days: day - held.day, line }, { lines, today });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      letGo();
      if (event.button !== 0) return;
      const { scroller, placeAt, barOf, mayPull, lines, inHand, onPress, onChoose, onPull } = latest.current;
      const place = placeAt(event);
      if (!place) return;
      onPress();
      scroller.current?.focus({ preventScroll: true });
      if (inHand) {
        if (lines[place.line]?.kind === "room") onPull({ ...inHand, to: place.line });
        return;
      }
      const found = barOf(event.target);
      onChoose(found ? { line: found.line, day: firstDayOf(found.bar) } : place);
      pressed.current = found?.bar ?? null;
      if (!found || event.pointerType === "touch" || !mayPull(found.bar)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pulling.current = {
        move: beginMove(found.bar, found.line),
        grip: gripOf(event.target),
        day: place.day,
        x: event.clientX,
        y: event.clientY,
        isOn: false,
        place: { line: found.line, day: place.day },
      };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const held = pulling.current;
      if (!held) return;
      held.isOn ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= leastPull;
      if (!held.isOn) return;
      const { scroller, onPull, heads, head } = latest.current;
      if (scroller.current) scrollAlong(scroller.current, event, { heads, head });
      onPull(targetOf(event, held));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const held = pulling.current;
      const bar = pressed.current;
      letGo();
      if (held?.isOn) latest.current.onDrop(targetOf(event, held));
      else if (bar) latest.current.onOpen(bar);
    },
    onPointerCancel: () => {
      const wasOn = pulling.current?.isOn;
      letGo();
      if (wasOn) latest.current.onPull(null);
    },
  };
}
