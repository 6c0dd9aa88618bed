import type { KeyboardEvent, RefObject } from "react";
import type { VisibleRow } from "../../../../ui/use-window.ts";
import { type Cursor, cursorAfter, parkingLine } from "./chart-cursor.ts";
import { allBars, type Bar, barAt, faultAt, type Line } from "./chart-lines.ts";
import { beginMove, beginSplit, mayPark, maySplit, moveAfter } from "./chart-move.ts";
import { headHeight, lineHeight } from "./chart-sizes.ts";
import type { GridProps } from "./grid-props.ts";
import { drawnNights } from "./use-draw.ts";

const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter && !ctrlKey && !metaKey;

/** What a key does to a stay that is being moved; true where it did something. */
export function keyOfMove(
  event: KeyboardEvent,
  { move, chart, model, onMove, onDrop, onSwap }: GridProps,
  today: number,
): boolean {
  if (!move) return false;
  if (event.key === "Escape") onMove(null);
  else if (event.key === "Enter") onDrop(move, "key");
  else if (isLetter(event, "s")) onSwap(move);
  else if (isLetter(event, "p"))
    onDrop({ ...beginMove(move.bar, move.from), to: parkingLine(model.lines) }, "key");
  else {
    const isRtl = document.documentElement.dir === "rtl";
    const next = moveAfter(event, move, { lines: model.lines, today, isRtl });
    if (!next) return false;
    const days = chart.days.length;
    if (next.start < days && next.end > 0) onMove(next);
  }
  return true;
}

/** What a key does to the chart; true where it did something. */
export function keyOfChart(event: KeyboardEvent, props: GridProps, today: number): boolean {
  const { chart, model, cursor, onCursor, onMove, onOpen, onLock, onBook, onCloseRoom, onRoom, mayPull } =
    props;
  const { lines } = model;
  const line = lines[cursor.line];
  const bar = line?.kind === "room" ? barAt(line, cursor.day) : null;
  // Where nobody sleeps, what is broken in the room is taken in hand.
  const inHand = bar ?? (line?.kind === "room" ? faultAt(line, cursor.day) : null);
  const free =
    !bar && line?.kind === "room" ? drawnNights(line, { from: cursor.day, to: cursor.day, today }) : null;
  if (event.key === "Enter" && bar) onOpen(bar);
  else if (event.key === "Enter" && free && onBook) onBook({ line: cursor.line, ...free }, false);
  else if (isLetter(event, "m") && inHand && mayPull(inHand)) onMove(beginMove(inHand, cursor.line));
  else if (isLetter(event, "p") && bar && mayPull(bar) && mayPark(bar))
    props.onDrop({ ...beginMove(bar, cursor.line), to: parkingLine(lines) }, "key");
  else if (isLetter(event, "l") && bar?.kind === "stay" && !bar.parked && mayPull(bar))
    onLock(bar, cursor.line);
  else if (event.key === "/" && bar && line?.kind === "room" && props.mayPull(bar) && maySplit(bar, today))
    onMove(beginSplit(bar, { line: cursor.line, day: cursor.day, today, type: line.room.roomTypeId }));
  else if (isLetter(event, "c") && free && onCloseRoom) onCloseRoom({ line: cursor.line, ...free });
  else if (isLetter(event, "r")) onRoom(cursor.line);
  else {
    const isRtl = document.documentElement.dir === "rtl";
    const next = cursorAfter(event, cursor, { lines, days: chart.days.length, isRtl });
    if (!next) return false;
    onCursor(next);
  }
  return true;
}

/** Where on the chart a pointer is, if it is over its days: a night goes from noon to noon. */
export function placeFinder(
  scroller: RefObject<HTMLDivElement | null>,
  sizes: { dayWidth: number; heads: number },
) {
  return ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Cursor | null => {
    const element = scroller.current;
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const isRtl = document.documentElement.dir === "rtl";
    const along = isRtl ? box.right - clientX : clientX - box.left;
    const x = along + Math.abs(element.scrollLeft) - sizes.heads;
    const y = clientY - box.top + element.scrollTop - headHeight;
    return along < sizes.heads || y < 0
      ? null
      : { line: Math.floor(y / lineHeight), day: Math.floor(x / sizes.dayWidth - 0.5) };
  };
}

/** The bar that an element stands in, among the lines that are drawn. */
export const barFinder =
  (lines: readonly Line[], drawn: readonly VisibleRow[]) =>
  (target: EventTarget): { readonly bar: Bar; readonly line: number } | null => {
    const box = target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
    for (const { index } of box ? drawn : []) {
      const line = lines[index];
      const bar = line?.kind === "room" && allBars(line).find(({ key }) => key === box?.dataset.bar);
      if (bar) return { bar, line: index };
    }
    return null;
  };
