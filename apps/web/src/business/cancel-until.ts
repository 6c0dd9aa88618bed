import { refundSpans } from "@pulau/domain/booking/policy-spans.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { CancelPolicy, CancelStep } from "./first-cancel-step.ts";

/** The steps that are still to be reached today, the best one first; none where nothing comes back any more. */
export const cancelSteps = (policy: CancelPolicy, checkIn: Day, today: Day): CancelStep[] =>
  refundSpans(policy, checkIn, today).flatMap(({ until, refund }) =>
    until !== null && refund > 0 ? [{ until, refund }] : [],
  );
