import type { WizardStep } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { pathOf, stepAfter, stepBefore } from "./steps.ts";
import type { WizardFlow } from "./wizard-flow.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The step that was left to change an answer of another. */
    backTo?: WizardStep;
  }
}

/** Where a new booking is made: on the portal, or at the desk for a guest. */
const bases = {
  portal: { steps: "/booking/new", home: "/" },
  staff: { steps: "/staff/bookings/new", home: "/staff/bookings" },
};

/** The way of a new booking: step by step, back and forth. */
export function useWizardSteps(draftId: DraftId): WizardFlow {
  const { t } = useTranslation("booking");
  const { steps, home } = bases[useBackend().side.name];
  const backTo = useLocation({ select: ({ state }) => state.backTo });
  return useMemo(() => {
    const pathTo = (step: WizardStep) => `${steps}/${draftId}/${pathOf(step)}`;
    return {
      home,
      pathTo,
      before: (step) => {
        const before = stepBefore(step);
        return before && { path: pathTo(before), words: t(`steps.${before}`) };
      },
      after: (step) => {
        // Whoever came from the review to change one part goes back to it, not through all that is done.
        const after = step !== backTo && backTo ? backTo : stepAfter(step);
        return after && { path: pathTo(after), words: t(`onward.${after}`) };
      },
      changesBooking: false,
    };
  }, [draftId, steps, home, t, backTo]);
}
