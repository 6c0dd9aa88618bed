import { addDays, type Day } from "../calendar/day.ts";
import type { CancellationPolicy, RefundTier } from "./refund.ts";

/** Cancelled on or before `until` (null: any later day), `refund` basis points of what was paid come back. */
export type PolicySpan = { readonly until: Day | null; readonly refund: number };

/**
 * A cancellation policy as dates: until when how much comes back, ending with what holds for every later day. As the
 * refund does, each day takes the best tier that is still reached; neighbours with the same share are one span.
 */
export function policySpans(tiers: readonly RefundTier[], checkIn: Day): PolicySpan[] {
  const borders = [...new Set(tiers.map((tier) => tier.daysBefore))].sort((a, b) => b - a);
  const spans = borders.map((daysBefore) => ({
    until: addDays(checkIn, -daysBefore),
    refund: Math.max(...tiers.filter((tier) => tier.daysBefore <= daysBefore).map((tier) => tier.refund)),
  }));
  const all: PolicySpan[] = [...spans, { until: null, refund: 0 }];
  return all.filter((span, i) => span.refund !== all[i + 1]?.refund);
}

/**
 * What a guest is told of a policy: as its dates, with what the fee keeps taken off, and without days that had passed on
 * `from`, the day of the booking.
 */
export function refundSpans(
  { tiers, adminFee }: CancellationPolicy,
  checkIn: Day,
  from: Day | null,
): PolicySpan[] {
  const spans = policySpans(tiers, checkIn)
    .filter(({ until }) => until === null || from === null || until >= from)
    .map(({ until, refund }) => ({ until, refund: Math.max(0, refund - adminFee) }));
  return spans.filter((span, i) => span.refund !== spans[i + 1]?.refund);
}
