/** Why money moves; wallets and statements have a sentence for each. */
export const movementKinds = [
  "payment",
  "refund",
  "refundFailed",
  "disputed",
  "earned",
  "kept",
  "topUp",
  "fulfilled",
  "redeemed",
  "voucherExpired",
  "voucherVoided",
  "payout",
  "commission",
  "commissionReversed",
  "reward",
  "voided",
  "goodwill",
  "reclassified",
] as const;
export type MovementKind = (typeof movementKinds)[number];
