import type { WizardStep } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Resort } from "../calls.ts";
import { pathOf, stepAfter, stepBefore, stepTowards } from "./steps.ts";
import { useStanding } from "./use-standing.ts";
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

/** Where the steps stand, and where whoever leaves goes on. */
export const useWizardBase = () => bases[useBackend().side.name];

/** The way of a new booking: step by step, back and forth. */
export function useWizardSteps(draftId: DraftId, resort: Resort): WizardFlow {
  const { t } = useTranslation("booking");
  const { steps, home } = useWizardBase();
  const backTo = useLocation({ select: ({ state }) => state.backTo });
  const standing = useStanding(resort);
  const at = backTo === undefined ? null : standing;
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
        if (backTo === undefined || at === null || step === backTo) {
          const after = stepAfter(step);
          return after && { path: pathTo(after), words: t(`onward.${after}`) };
        }
        const after = stepTowards(step, backTo, at) ?? backTo;
        const state = after === backTo ? {} : { backTo };
        return { path: pathTo(after), words: t(`onward.${after}`), state };
      },
      changesBooking: false,
    };
  }, [draftId, steps, home, t, backTo, at]);
}
