import { type Day, daysBetween } from "../calendar/day.ts";
import { type BasisPoints, type Sen, shareOf } from "../money/sen.ts";

/** A tier holds when check-in is at least `daysBefore` days away. */
export type RefundTier = { readonly daysBefore: number; readonly refund: BasisPoints };

/** How much comes back, frozen on the booking when it is made. Later than every tier: nothing. */
export type CancellationPolicy = {
  readonly tiers: readonly RefundTier[];
  /** Kept from what was paid whenever something comes back. */
  readonly adminFee: BasisPoints;
};

export type RefundRequest = {
  readonly checkIn: Day;
  readonly today: Day;
  /** Captured less refunded. */
  readonly paidSen: Sen;
  readonly totalSen: Sen;
  /** The best tier that still counts: a stay that was moved to later dates keeps the tier that it had reached. */
  readonly cap?: BasisPoints | null;
};

export type Refund = { readonly refundSen: Sen; readonly keptSen: Sen; readonly tier: RefundTier | null };

/** A policy's tiers as they still count: none gives more than the cap that a stay moved to later dates keeps. */
export const tiersWithin = (tiers: readonly RefundTier[], cap: BasisPoints | null): RefundTier[] =>
  tiers.map(({ daysBefore, refund }) => ({ daysBefore, refund: Math.min(refund, cap ?? refund) }));

/**
 * What a cancellation today gives back of what was paid. The best tier that is still reached counts, so waiting never
 * raises a refund. Tiers and fee are shares of the money that the stay costs and
 * is paid; what was paid beyond the total comes back whole. `refundSen + keptSen` is always `paidSen`.
 */
export const refundOf = (policy: CancellationPolicy, cancellation: RefundRequest): Refund => {
  const daysLeft = daysBetween(cancellation.today, cancellation.checkIn);
  const reached = tiersWithin(policy.tiers, cancellation.cap ?? null).filter(
    (tier) => tier.daysBefore <= daysLeft,
  );
  const tier = reached.toSorted((a, b) => b.refund - a.refund || b.daysBefore - a.daysBefore)[0] ?? null;
  const paid = Math.max(0, cancellation.paidSen);
  const towardsStay = Math.min(paid, cancellation.totalSen);
  const fee = shareOf(towardsStay, policy.adminFee);
  const back = Math.min(towardsStay, Math.max(0, shareOf(towardsStay, tier?.refund ?? 0) - fee));
  const refundSen = back + (paid - towardsStay);
  return { refundSen, keptSen: paid - refundSen, tier };
};
