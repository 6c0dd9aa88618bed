import type { BookingState } from "../booking/booking-moves.ts";
import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const commissionKinds = ["agent", "influencer", "referral"] as const;
/** Who earns: an agency by its contract, an influencer by a package's link, somebody by a personal link. */
export type CommissionKind = (typeof commissionKinds)[number];

export const commissionStates = ["forecast", "earned", "reversed", "dropped"] as const;
/**
 * `forecast` while the stay is ahead, `earned` once it is completed, `reversed` when a refund took all of it back,
 * `dropped` when the stay never was. Earned commission is credit of a wallet: whether it was asked for or paid out is
 * the wallet's to tell, see `payouts.ts`.
 */
export type CommissionState = (typeof commissionStates)[number];

export const commissionEvents = ["revise", "complete", "drop", "stand", "refund", "reverse", "undo"] as const;
export type CommissionEvent = (typeof commissionEvents)[number];

/** It begins with the booking it is earned by, or at once with its money where the stay is over by then. */
export const commissionBeginnings = { expect: "forecast", earn: "earned" } as const satisfies Readonly<
  Record<string, CommissionState>
>;
export type CommissionBeginning = keyof typeof commissionBeginnings;

/**
 * A commission's life. `refund` takes a part of what was earned, `reverse` all of it; `undo` is the desk's, when a check-out was
 * a mistake.
 */
export const commissionMoves = {
  forecast: { revise: "forecast", complete: "earned", drop: "dropped" },
  earned: { refund: "earned", reverse: "reversed", undo: "forecast" },
  // Late money takes a booking back that had lapsed; one that ends once more may end for another reason.
  dropped: { stand: "forecast", drop: "dropped" },
  reversed: {},
} as const satisfies LifeCycle<CommissionState, CommissionEvent>;

/** The state after an event; `WRONG_STATE` where it can't happen. */
export const commissionAfter = (
  state: CommissionState,
  event: CommissionEvent,
): Result<CommissionState, "WRONG_STATE"> =>
  nextState<CommissionState, CommissionEvent>(commissionMoves, state, event);

/** Where a booking stands as far as commission goes. */
export const standingOf = {
  awaitingPayment: "open",
  confirmed: "ahead",
  inHouse: "ahead",
  completed: "completed",
  cancelled: "gone",
  noShow: "gone",
} as const satisfies Record<BookingState, "open" | "ahead" | "completed" | "gone">;

/** Why nothing is earned by a booking after all. */
export type DropReason = "cancelled" | "noShow" | "notFirst" | "monthlyCap" | "ownStay" | "nothingLeft";
