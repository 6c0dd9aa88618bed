import { policySpans } from "@pulau/domain/booking/policy-spans.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { CancelPolicy, CancelStep } from "./first-cancel-step.ts";

/** The steps that are still to be reached today, the best one first; none where nothing comes back any more. */
export function cancelSteps({ tiers, adminFee }: CancelPolicy, checkIn: Day, today: Day): CancelStep[] {
  return policySpans(tiers, checkIn).flatMap(({ until, refund }) =>
    until !== null && until >= today && refund > adminFee ? [{ until, refund: refund - adminFee }] : [],
  );
}
