import { changeableStates } from "@pulau/domain/booking/change-window.ts";
import { roomLine } from "./chart-cursor.ts";
import type { Bar, Line, RoomLine, StayBar } from "./chart-lines.ts";

/** A stay that is being moved: from which line, and where it would go. */
export type Move = {
  readonly bar: StayBar;
  readonly from: number;
  readonly to: number;
  /** Nights of the target, in days after the chart's first: `[start, end)`. */
  readonly start: number;
  readonly end: number;
};

/** Which end of a bar is pulled; `whole` moves it. */
export type Grip = "whole" | "start" | "end";

/** Who is gone, or never came, is moved nowhere; nor are nights that were slept in a room that was left. */
export const mayMove = (bar: Bar): bar is StayBar =>
  bar.kind === "stay" && bar.isCurrent && changeableStates.staff.includes(bar.state);

export const beginMove = (bar: StayBar, line: number): Move => ({
  bar,
  from: line,
  to: line,
  start: bar.start,
  end: bar.end,
});

/** Whether a move leads anywhere. */
export const isMoved = ({ bar, from, to, start, end }: Move): boolean =>
  from !== to || start !== bar.start || end !== bar.end;
export const hasOtherDays = ({ bar, start, end }: Move): boolean => start !== bar.start || end !== bar.end;

type Days = { readonly start: number; readonly end: number };

/**
 * The move with one of its ends elsewhere: nobody arrives before today, who is here has arrived already, and nobody leaves
 * before today. An end that is not the booking's own stays: nights of one room alone are changed in the booking.
 */
function stretched(move: Move, { start, end }: Days, today: number): Move {
  const { bar } = move;
  const least = bar.state === "inHouse" ? bar.start : Math.min(today, bar.start);
  const isStartFixed = bar.state === "inHouse" || bar.start !== bar.booking.start;
  const first = isStartFixed ? move.start : Math.max(start, least);
  const last = bar.end === bar.booking.end ? end : move.end;
  return { ...move, start: Math.min(first, last - 1), end: Math.max(last, today, first + 1) };
}

/** The move with all of its nights elsewhere, the first of them no earlier than today; who is here stays on their days. */
function shifted(move: Move, start: number, today: number): Move {
  const { bar } = move;
  if (bar.state === "inHouse") return move;
  const first = Math.max(start, Math.min(today, bar.start));
  return { ...move, start: first, end: first + (move.end - move.start) };
}

/** The move as a pointer pulls it: so many days further, over another line. */
export function pulled(
  move: Move,
  { grip, days, line }: { readonly grip: Grip; readonly days: number; readonly line: number },
  { lines, today }: { readonly lines: readonly Line[]; readonly today: number },
): Move {
  const { start, end } = move.bar;
  if (grip === "start") return stretched(move, { start: Math.min(start + days, end - 1), end }, today);
  if (grip === "end") return stretched(move, { start, end: Math.max(end + days, start + 1) }, today);
  const to = lines[line]?.kind === "room" ? line : move.to;
  return { ...shifted(move, start + days, today), to };
}

/**
 * The move after a key: arrows carry it to other rooms and days, with Shift they make it longer or shorter. Null for
 * keys that do nothing here.
 */
export function moveAfter(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  move: Move,
  {
    lines,
    today,
    isRtl,
  }: { readonly lines: readonly Line[]; readonly today: number; readonly isRtl: boolean },
): Move | null {
  const { start, end, to } = move;
  const forth = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  if (key === "ArrowDown" || key === "ArrowUp") {
    const step = key === "ArrowDown" ? 1 : -1;
    const next = roomLine(lines, to + step, step);
    return next < 0 ? move : { ...move, to: next };
  }
  const days = key === forth ? 1 : key === back ? -1 : 0;
  if (days === 0) return null;
  if (shiftKey) return stretched(move, { start, end: Math.max(end + days, start + 1) }, today);
  return shifted(move, start + days, today);
}

export type Verdict =
  | { readonly kind: "here" | "fits" | "outOfUse" | "outOfOrder" }
  | { readonly kind: "tooSmall"; readonly most: number }
  /** Somebody has it on all of the nights, from a day on, or until a day. */
  | { readonly kind: "taken" }
  | { readonly kind: "takenFrom" | "takenUntil"; readonly day: number };

/** Whether a move fits into a room, as far as the chart shows it: who is faster is told by the move itself. */
export function verdictOf(line: RoomLine, index: number, move: Move, today: number): Verdict {
  const { bar, from } = move;
  const { room } = line;
  if (index === from && !hasOtherDays(move)) return { kind: "here" };
  if (!room.activeStatus && index !== from) return { kind: "outOfUse" };
  const start = bar.state === "inHouse" ? Math.max(move.start, today) : move.start;
  const isOwn = (other: Bar) =>
    other.kind === "stay" &&
    other.bookingId === bar.bookingId &&
    // On other days the rooms of one booking go together.
    (other.position === bar.position || hasOtherDays(move));
  const taken = line.bars.filter((other) => other.start < move.end && other.end > start && !isOwn(other));
  const [first] = taken;
  const last = taken.at(-1);
  if (first && last) {
    if (first.start > start) return { kind: "takenFrom", day: first.start };
    if (last.end < move.end) return { kind: "takenUntil", day: last.end };
    return { kind: taken.every(({ kind }) => kind === "closure") ? "outOfOrder" : "taken" };
  }
  return index !== from && bar.pax > room.maxPax ? { kind: "tooSmall", most: room.maxPax } : { kind: "fits" };
}

export const fits = ({ kind }: Verdict): boolean => kind === "fits";

/** How many rooms a stay that is being moved fits into. */
export const countFitting = (lines: readonly Line[], move: Move, today: number): number =>
  lines.filter((line, at) => line.kind === "room" && fits(verdictOf(line, at, move, today))).length;
