/** A payout's way: asked for, approved by staff, transferred; or ended before. */
export const payoutStates = ["requested", "approved", "paid", "rejected", "cancelled"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Where it may go from each state. The database holds the same moves, and takes no other. */
export const payoutMoves: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ["approved", "rejected", "cancelled"],
  approved: ["paid", "rejected"],
  paid: [],
  rejected: [],
  cancelled: [],
};

export const canPayoutMove = (from: PayoutState, to: PayoutState): boolean => payoutMoves[from].includes(to);

/** Whether its amount is kept in the wallet for it, out of the owner's reach. */
export const isOpenPayout = (state: PayoutState): boolean => payoutMoves[state].length > 0;
