import type { Sen } from "../money/sen.ts";
import type { CommissionState } from "./states.ts";

/** What screens say of a commission: what is written down, and how far its money has gone. */
export const shownStates = ["forecast", "earned", "requested", "paid", "reversed", "dropped"] as const;
export type ShownState = (typeof shownStates)[number];

/** Earned commission in the order in which it was earned. `netSen` is what refunds have left of it. */
export type EarnedCommission = { readonly state: CommissionState; readonly netSen: Sen };

/** What left a wallet by payouts, and what waits to. */
export type PayoutSums = { readonly paidSen: Sen; readonly requestedSen: Sen };

/**
 * Payouts take what was earned first: those sums pay the oldest commissions, what is requested the next. One that is
 * covered in part counts as the stage that all of it has reached.
 */
export function payoutStates(earned: readonly EarnedCommission[], sums: PayoutSums): ShownState[] {
  let before = 0;
  return earned.map(({ state, netSen }) => {
    if (state !== "earned") return state;
    before += netSen;
    if (before <= sums.paidSen) return "paid";
    return before <= sums.paidSen + sums.requestedSen ? "requested" : "earned";
  });
}
