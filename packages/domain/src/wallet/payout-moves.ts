import { isEnd, type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const payoutStates = ["requested", "approved", "paid", "rejected", "cancelled"] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutEvents = ["approve", "reject", "cancel", "pay"] as const;
export type PayoutEvent = (typeof payoutEvents)[number];

/** A payout begins with its request. */
export const payoutBeginnings = { request: "requested" } as const satisfies Readonly<
  Record<string, PayoutState>
>;

/**
 * A payout's life: asked for, approved by staff, transferred; or ended before, by staff or by its owner. The database
 * holds the same moves, and takes no other.
 */
export const payoutMoves = {
  requested: { approve: "approved", reject: "rejected", cancel: "cancelled" },
  approved: { pay: "paid", reject: "rejected" },
  paid: {},
  rejected: {},
  cancelled: {},
} as const satisfies LifeCycle<PayoutState, PayoutEvent>;

/** The state after an event; `WRONG_STATE` where it can't happen. */
export const payoutAfter = (state: PayoutState, event: PayoutEvent): Result<PayoutState, "WRONG_STATE"> =>
  nextState<PayoutState, PayoutEvent>(payoutMoves, state, event);

/** Whether its amount is kept in the wallet for it, out of the owner's reach. */
export const isOpenPayout = (state: PayoutState): boolean => !isEnd(payoutMoves, state);
