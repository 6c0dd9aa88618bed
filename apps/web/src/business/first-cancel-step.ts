import type { RefundTier } from "@pulau/domain/booking/refund.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";

export type CancelPolicy = { readonly tiers: readonly RefundTier[]; readonly adminFee: number };

/** Until when a stay that is booked today can be cancelled, and how much comes back: what the fee keeps is taken off. */
export type CancelStep = { readonly until: Day; readonly refund: number };

/** The first of `cancelSteps` alone, in the few lines that the first page can afford. */
export const firstCancelStep = (policy: CancelPolicy, checkIn: Day, today: Day): CancelStep | undefined =>
  policy.tiers
    .map(({ daysBefore, refund }) => ({
      until: addDays(checkIn, -daysBefore),
      refund: refund - policy.adminFee,
    }))
    .filter(({ until, refund }) => until >= today && refund > 0)
    .sort((a, b) => b.refund - a.refund || (a.until < b.until ? 1 : -1))[0];
