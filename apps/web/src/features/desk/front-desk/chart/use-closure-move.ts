import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useClosureActs } from "../../../../business/room-closure/use-closure-acts.ts";
import type { ClosureBar, RoomLine } from "./chart-lines.ts";
import type { Move } from "./chart-move.ts";

/**
 * The dates that a closure has once it is moved; `from` is the chart's first day. One until further notice goes on so, unless
 * its end itself was pulled.
 */
export function datesAfter(
  { bar, start, end }: Move<ClosureBar>,
  from: Day,
): { readonly from: Day; readonly until: Day | null } {
  const isEndPulled = end !== bar.end && end - start !== bar.end - bar.start;
  const goesOn = bar.closure.until === null && !isEndPulled;
  return { from: addDays(from, start), until: goesOn ? null : addDays(from, end) };
}

/** Gives a closure to another room or other dates, with the way back in a toast. `from` is the chart's first day. */
export function useClosureMove(from: Day) {
  const acts = useClosureActs();
  return (move: Move<ClosureBar>, source: RoomLine, target: RoomLine): Promise<boolean> =>
    acts.move(move.bar.closure, datesAfter(move, from), { from: source.room, to: target.room });
}
