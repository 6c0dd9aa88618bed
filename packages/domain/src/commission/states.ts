import type { BookingState } from "../booking/booking-moves.ts";

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

export const commissionMoves = {
  forecast: { complete: "earned", drop: "dropped" },
  earned: { refund: "reversed" },
  // Late money takes a booking back that had lapsed.
  dropped: { stand: "forecast", complete: "earned" },
  reversed: {},
} as const satisfies Record<CommissionState, Partial<Record<string, CommissionState>>>;

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
