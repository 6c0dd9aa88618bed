import type { Sen } from "../money/sen.ts";

export const paymentStatuses = [
  "pending",
  "partial",
  "success",
  "failed",
  "refunded",
  "awaitingVerification",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How the latest attempt to pay stands; an offline transfer awaits the eyes of staff. */
export type LastAttempt = "none" | "underWay" | "failed" | "awaitingVerification";

/**
 * How a booking's payment stands. Money speaks first: all of it there is `success`, some given back is `refunded`. Only
 * then does an unfinished attempt count. `paidSen` is what was captured less what was refunded, as a booking keeps it.
 */
export const paymentStatusOf = (money: {
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  readonly refundedSen: Sen;
  readonly lastAttempt: LastAttempt;
}): PaymentStatus => {
  const there = money.paidSen;
  if (there >= money.totalSen && (there > 0 || money.refundedSen === 0)) return "success";
  if (money.refundedSen > 0) return "refunded";
  if (money.lastAttempt === "awaitingVerification") return "awaitingVerification";
  if (there > 0) return "partial";
  return money.lastAttempt === "failed" ? "failed" : "pending";
};
