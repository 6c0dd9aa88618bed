import { roomAt } from "./chart-cursor.ts";
import type { Line, RoomLine, StayBar } from "./chart-lines.ts";
import { hasOtherDays, isStayMove, type Move, mayMove } from "./chart-move.ts";

/** A stay that changes rooms with others: it goes into their room, and they into its own. */
export type Swap = { readonly move: Move<StayBar>; readonly others: readonly StayBar[] };

type Days = { readonly start: number; readonly end: number };

const overlap = (a: Days, b: Days): boolean => a.start < b.end && b.start < a.end;

/** The nights of a stay that can still be slept elsewhere. */
const ahead = ({ state, start, end }: StayBar, today: number): Days => ({
  start: state === "inHouse" ? Math.max(start, today) : start,
  end,
});

/** Whether a stay fits into a room as soon as those have left it. */
function fitsWithout(
  bar: StayBar,
  { room, bars }: RoomLine,
  { leaving, today }: { readonly leaving: readonly StayBar[]; readonly today: number },
): boolean {
  const nights = ahead(bar, today);
  // What those who leave have slept there stays theirs.
  const slept = (other: StayBar): Days => ({ start: other.start, end: ahead(other, today).start });
  const taken = bars.map((other): Days => {
    const left = leaving.find(({ key }) => key === other.key);
    return left ? slept(left) : other;
  });
  const isFree = !taken.some((other) => other.start < other.end && overlap(other, nights));
  return room.activeStatus && bar.pax <= room.maxPax && isFree;
}

/**
 * The swap that a move into a taken room could be instead: whoever has that room on its nights can be moved, fits into the
 * room that is left, and the stay fits into theirs. Null where it can't be; a swap has the same days as before.
 */
export function swapOf(lines: readonly Line[], move: Move, today: number): Swap | null {
  if (!isStayMove(move) || move.splits) return null;
  const { bar, from, to } = move;
  const [source, target] = [roomAt(lines, from), roomAt(lines, to)];
  if (!source || !target || source.parking || target.parking || from === to || hasOtherDays(move))
    return null;
  const nights = ahead(bar, today);
  const inWay = target.bars.filter((other) => overlap(other, nights));
  const others = inWay.filter(mayMove);
  if (others.length === 0 || others.length < inWay.length) return null;
  const isFree = (other: StayBar) => fitsWithout(other, source, { leaving: [bar], today });
  return others.every(isFree) && fitsWithout(bar, target, { leaving: others, today })
    ? { move, others }
    : null;
}

/** Everybody of a swap, with the room that they leave and the one that they come into. */
export function movedBySwap(
  { move, others }: Swap,
  [source, target]: readonly [RoomLine, RoomLine],
): { readonly bar: StayBar; readonly from: RoomLine; readonly to: RoomLine }[] {
  return [
    { bar: move.bar, from: source, to: target },
    ...others.map((bar) => ({ bar, from: target, to: source })),
  ];
}
