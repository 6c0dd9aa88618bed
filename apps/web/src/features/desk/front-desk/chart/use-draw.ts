import { type PointerEvent, useEffect, useRef } from "react";
import type { Cursor } from "./chart-cursor.ts";
import type { Bar, Line, RoomLine } from "./chart-lines.ts";

/** Nights of one room that nobody has, counted from the chart's first day: `[start, end)`. */
export type Drawn = { readonly line: number; readonly start: number; readonly end: number };

/** A press becomes a drawing once it has gone so far; before, it only chooses. */
const leastPull = 4;

/** The free nights of a room around a day; null where somebody has it, where it is over, and of a room out of service. */
function freeAround(
  { room, bars }: RoomLine,
  day: number,
  today: number,
): { start: number; end: number } | null {
  if (!room.activeStatus || day < today || bars.some(({ start, end }) => start <= day && day < end))
    return null;
  const before = bars.filter(({ end }) => end <= day).map(({ end }) => end);
  const after = bars.filter(({ start }) => start > day).map(({ start }) => start);
  return { start: Math.max(today, ...before), end: Math.min(Number.POSITIVE_INFINITY, ...after) };
}

/** From the day that was pressed to the one that is pointed at, as far as the room is free; null where it is not. */
export function drawnNights(
  line: RoomLine,
  days: { from: number; to: number; today: number },
): Omit<Drawn, "line"> | null {
  const free = freeAround(line, days.from, days.today);
  if (free === null) return null;
  return {
    start: Math.max(free.start, Math.min(days.from, days.to)),
    end: Math.min(free.end, Math.max(days.from, days.to) + 1),
  };
}

type Options = {
  readonly lines: readonly Line[];
  readonly today: number;
  readonly isOn: boolean;
  readonly placeAt: (event: { readonly clientX: number; readonly clientY: number }) => Cursor | null;
  readonly barOf: (target: EventTarget) => { readonly bar: Bar } | null;
  readonly onDraw: (drawn: Drawn | null) => void;
  /** `closes` where the shift key is held: the room is then closed. */
  readonly onDrawn: (drawn: Drawn, closes: boolean) => void;
};

type Drawing = { readonly place: Cursor; readonly x: number; readonly y: number; drawn: Drawn | null };

/** Draws a stay over a room's empty days by mouse or pen. A finger scrolls. */
export function useDraw(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const drawing = useRef<Drawing | null>(null);
  const letGo = () => {
    drawing.current = null;
    latest.current.onDraw(null);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drawing.current) return;
      event.stopPropagation();
      drawing.current = null;
      latest.current.onDraw(null);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const { isOn, placeAt, barOf, lines } = latest.current;
      if (!isOn || event.button !== 0 || event.pointerType === "touch" || barOf(event.target)) return;
      const place = placeAt(event);
      if (!place || lines[place.line]?.kind !== "room") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawing.current = { place, x: event.clientX, y: event.clientY, drawn: null };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const held = drawing.current;
      if (!held) return;
      const { placeAt, lines, today, onDraw } = latest.current;
      const line = lines[held.place.line];
      const to = placeAt(event)?.day;
      const isPulled =
        held.drawn !== null || Math.hypot(event.clientX - held.x, event.clientY - held.y) >= leastPull;
      if (!isPulled || to === undefined || line?.kind !== "room") return;
      const nights = drawnNights(line, { from: held.place.day, to, today });
      held.drawn = nights && { line: held.place.line, ...nights };
      onDraw(held.drawn);
    },
    onPointerUp: ({ shiftKey }: Pick<PointerEvent, "shiftKey">) => {
      const drawn = drawing.current?.drawn;
      if (!drawing.current) return;
      letGo();
      if (drawn) latest.current.onDrawn(drawn, shiftKey);
    },
    onPointerCancel: letGo,
  };
}
