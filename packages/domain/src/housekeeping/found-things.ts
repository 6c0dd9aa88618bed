import { type Day, daysBetween } from "../calendar/day.ts";
import type { LifeCycle } from "../life-cycle.ts";

/** Something that a guest left: it lies at the resort, somebody has asked for it, they have it back, or it was thrown away. */
export const foundStates = ["kept", "claimed", "returned", "discarded"] as const;
export type FoundState = (typeof foundStates)[number];
export const foundMoves = ["claim", "unclaim", "giveBack", "discard", "undo"] as const;
export type FoundMove = (typeof foundMoves)[number];

/** What may become of it. What was given back or thrown away by mistake is kept again. */
export const foundLife: LifeCycle<FoundState, FoundMove> = {
  kept: { claim: "claimed", giveBack: "returned", discard: "discarded" },
  claimed: { unclaim: "kept", giveBack: "returned", discard: "discarded" },
  returned: { undo: "kept" },
  discarded: { undo: "kept" },
};

/** How somebody has it back: over the desk, or sent after them. */
export const returnWays = ["handed", "sent"] as const;
export type ReturnWay = (typeof returnWays)[number];

/** Whether it has been kept for so long that it may be thrown away: in days, the day it was found not counted. */
export const mayDiscard = (foundOn: Day, today: Day, keptDays: number): boolean =>
  daysBetween(foundOn, today) >= keptDays;
