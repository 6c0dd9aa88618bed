import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const disputeStates = ["open", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeEvents = ["open", "win", "lose"] as const;
export type DisputeEvent = (typeof disputeEvents)[number];

/** A dispute begins with the first news of it, of whichever kind. */
export const disputeBeginnings = { notify: "open" } as const satisfies Readonly<Record<string, DisputeState>>;

/**
 * A dispute's life, as the gateway tells it: also a decision that it takes back, or one that it tells again with more of the
 * money. Which news count is decided before, by how often money moved (`decideDispute`).
 */
export const disputeMoves = {
  open: { open: "open", win: "won", lose: "lost" },
  won: { open: "open", win: "won", lose: "lost" },
  lost: { open: "open", win: "won", lose: "lost" },
} as const satisfies LifeCycle<DisputeState, DisputeEvent>;

/** What leads to how the gateway says that a dispute stands. */
export const disputeEventOf = { open: "open", won: "win", lost: "lose" } as const satisfies Readonly<
  Record<DisputeState, DisputeEvent>
>;

/** The state after an event. */
export const disputeAfter = (state: DisputeState, event: DisputeEvent): Result<DisputeState, "WRONG_STATE"> =>
  nextState<DisputeState, DisputeEvent>(disputeMoves, state, event);
