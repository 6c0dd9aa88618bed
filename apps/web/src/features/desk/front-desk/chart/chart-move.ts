import { changeableStates } from "@pulau/domain/booking/change-window.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { roomLine } from "./chart-cursor.ts";
import type { Bar, ClosureBar, Line, RoomLine, StayBar } from "./chart-lines.ts";

/** What can be moved: a stay, or nights on which a room is closed. */
export type Movable = StayBar | ClosureBar;

/** A stay or a closure that is being moved: from which line, and where it would go. */
export type Move<B extends Movable = Movable> = {
  readonly bar: B;
  readonly from: number;
  readonly to: number;
  /** Nights of the target, in days after the chart's first: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Its nights from `start` on are to be slept in the room that is chosen; those before stay in their own, of this type. */
  readonly splits?: RoomTypeId;
};

/** Which end of a bar is pulled; `whole` moves it. */
export type Grip = "whole" | "start" | "end";

/** Who is gone, or never came, is moved nowhere; nor are nights that were slept in a room that was left. */
export const mayMove = (bar: Bar): bar is StayBar =>
  bar.kind === "stay" && bar.isCurrent && changeableStates.staff.includes(bar.state);

/** Guests who are still to come, and have slept nowhere yet, can wait for a room. */
export const mayPark = (bar: Bar): bar is StayBar =>
  mayMove(bar) && bar.parked === null && bar.state !== "inHouse";

/** A closure that is over stays as it was. */
export const mayMoveClosure = (bar: Bar, today: number): bar is ClosureBar =>
  bar.kind === "closure" && bar.end > today;

/** The first night that can be slept in another room: after tonight, and after one in the room of now. */
const firstSplit = (bar: StayBar, today: number): number => Math.max(bar.start, today) + 1;

/** Whether a stay can be split over two rooms: it has nights ahead for both, and no change is planned already. */
export const maySplit = (bar: Bar, today: number): bar is StayBar =>
  mayMove(bar) &&
  bar.parked === null &&
  bar.split === null &&
  bar.lock === null &&
  firstSplit(bar, today) < bar.end;

/** Begins to split a stay: from the night of a day on, as far as that can be. The room is still to be chosen. */
export const beginSplit = (
  bar: StayBar,
  { line, day, today, type }: { line: number; day: number; today: number; type: RoomTypeId },
): Move<StayBar> => ({ ...beginMove(bar, line), splits: type, start: splitAt(bar, day, today) });

const splitAt = (bar: StayBar, day: number, today: number): number =>
  Math.min(bar.end - 1, Math.max(firstSplit(bar, today), day));

export const isStayMove = (move: Move): move is Move<StayBar> => move.bar.kind === "stay";
export const isClosureMove = (move: Move): move is Move<ClosureBar> => move.bar.kind === "closure";

/** Guests who are here, and a closure that has begun: their first night is behind them. */
const hasBegun = (bar: Movable, today: number): boolean =>
  bar.kind === "stay" ? bar.state === "inHouse" : bar.start < today;

export const beginMove = <B extends Movable>(bar: B, line: number): Move<B> => ({
  bar,
  from: line,
  to: line,
  start: bar.start,
  end: bar.end,
});

/** Whether a move leads anywhere. */
export const isMoved = ({ bar, from, to, start, end }: Move): boolean =>
  from !== to || start !== bar.start || end !== bar.end;
export const hasOtherDays = ({ bar, start, end, splits }: Move): boolean =>
  !splits && (start !== bar.start || end !== bar.end);

type Days = { readonly start: number; readonly end: number };

/** Who waits for a room keeps their days until they have one. */
const isParked = (bar: Movable): boolean => bar.kind === "stay" && bar.parked !== null;

/**
 * The move with one of its ends elsewhere: nobody arrives before today, who is here has arrived already, and nobody leaves
 * before today. An end that is not the booking's own stays: nights of one room alone are changed in the booking.
 */
function stretched(move: Move, { start, end }: Days, today: number): Move {
  const { bar } = move;
  if (isParked(bar)) return move;
  const whole = bar.kind === "stay" ? bar.booking : bar;
  const isStartFixed = hasBegun(bar, today) || bar.start !== whole.start;
  const first = isStartFixed ? move.start : Math.max(start, Math.min(today, bar.start));
  const last = bar.end === whole.end ? end : move.end;
  return { ...move, start: Math.min(first, last - 1), end: Math.max(last, today, first + 1) };
}

/** The move with all of its nights elsewhere, the first of them no earlier than today; who is here stays on their days. */
function shifted(move: Move, start: number, today: number): Move {
  const { bar } = move;
  if (hasBegun(bar, today) || isParked(bar)) return move;
  const first = Math.max(start, Math.min(today, bar.start));
  return { ...move, start: first, end: first + (move.end - move.start) };
}

/** Guests who are here can change rooms. A closure that has begun can't: its nights that are over are of that room. */
const staysInRoom = (bar: Movable, today: number): boolean => bar.kind === "closure" && hasBegun(bar, today);

/** The move as a pointer pulls it: so many days further, over another line. */
export function pulled(
  move: Move,
  { grip, days, line }: { readonly grip: Grip; readonly days: number; readonly line: number },
  { lines, today }: { readonly lines: readonly Line[]; readonly today: number },
): Move {
  const { start, end } = move.bar;
  if (grip === "start") return stretched(move, { start: Math.min(start + days, end - 1), end }, today);
  if (grip === "end") return stretched(move, { start, end: Math.max(end + days, start + 1) }, today);
  const to = lines[line]?.kind === "room" && !staysInRoom(move.bar, today) ? line : move.to;
  // Who is parked on the way keeps their days.
  if (lines[to]?.kind === "room" && lines[to].parking) return { ...move, start, end, to };
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
    return next < 0 || staysInRoom(move.bar, today) ? move : { ...move, to: next };
  }
  const days = key === forth ? 1 : key === back ? -1 : 0;
  if (days === 0) return null;
  if (move.splits && move.bar.kind === "stay")
    return { ...move, start: splitAt(move.bar, start + days, today) };
  if (shiftKey) return stretched(move, { start, end: Math.max(end + days, start + 1) }, today);
  return shifted(move, start + days, today);
}

export type Verdict =
  | {
      readonly kind: "here" | "fits" | "parks" | "outOfUse" | "outOfOrder" | "begun" | "owed" | "cantPark";
    }
  | { readonly kind: "tooSmall"; readonly most: number }
  /** Somebody has it on all of the nights, from a day on, or until a day. */
  | { readonly kind: "taken" }
  | { readonly kind: "takenFrom" | "takenUntil"; readonly day: number };

/** Whether a bar is, or goes along with, what is moved: on other days the rooms of one booking go together. */
const goesAlong = (other: Bar, move: Move): boolean => {
  const { bar } = move;
  return bar.kind === "stay"
    ? other.kind === "stay" &&
        other.bookingId === bar.bookingId &&
        (other.position === bar.position || hasOtherDays(move))
    : other.key === bar.key;
};

/** What has the nights that a bar would take: a room out of service is sold, so only another such closure is in its way. */
const inWayOf = (bar: Movable, { bars, faulty }: RoomLine): readonly Bar[] =>
  bar.kind === "closure" && bar.closure.kind === "outOfService" ? faulty : bars;

/** Whether a move fits into a room, as far as the chart shows it: who is faster is told by the move itself. */
export function verdictOf(line: RoomLine, index: number, move: Move, today: number): Verdict {
  const { bar, from } = move;
  const { room } = line;
  if (index === from && !hasOtherDays(move)) return { kind: "here" };
  if (line.parking)
    return { kind: mayPark(bar) && !move.splits && !hasOtherDays(move) ? "parks" : "cantPark" };
  if (bar.kind === "stay" && !room.activeStatus && index !== from) return { kind: "outOfUse" };
  if (index !== from && staysInRoom(bar, today)) return { kind: "begun" };
  const start = hasBegun(bar, today) ? Math.max(move.start, today) : move.start;
  const inWay = inWayOf(bar, line);
  const taken = inWay.filter(
    (other) => other.start < move.end && other.end > start && !goesAlong(other, move),
  );
  const [first] = taken;
  const last = taken.at(-1);
  if (first && last) {
    if (first.start > start) return { kind: "takenFrom", day: first.start };
    if (last.end < move.end) return { kind: "takenUntil", day: last.end };
    const isOutOfOrder = inWay === line.bars && taken.every(({ kind }) => kind === "closure");
    return { kind: isOutOfOrder ? "outOfOrder" : "taken" };
  }
  if (bar.kind === "stay" && index !== from && bar.pax > room.maxPax)
    return { kind: "tooSmall", most: room.maxPax };
  return isOwed(line, move) ? { kind: "owed" } : { kind: "fits" };
}

/** Whether the last rooms of another type would be taken from guests who are parked; those of the same type change places. */
const isOwed = ({ owed, room }: RoomLine, { bar, start, end }: Move): boolean =>
  owed !== undefined &&
  (bar.kind === "closure" || bar.type !== room.roomTypeId) &&
  owed.slice(Math.max(0, start), end).some((free) => free <= 0);

export const fits = ({ kind }: Verdict): boolean => kind === "fits" || kind === "parks";

/** How many rooms what is being moved fits into. */
export const countFitting = (lines: readonly Line[], move: Move, today: number): number =>
  lines.filter((line, at) => line.kind === "room" && !line.parking && fits(verdictOf(line, at, move, today)))
    .length;
