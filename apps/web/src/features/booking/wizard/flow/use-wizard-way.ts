import type { WizardStep } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useBackend } from "../../../../api/use-call.ts";
import { pathOf, stepAfter, stepBefore } from "./steps.ts";
import type { Way } from "./way.ts";

/** Where a new booking is made: on the portal, or at the desk for a guest. */
const bases = {
  portal: { steps: "/booking/new", home: "/" },
  staff: { steps: "/staff/bookings/new", home: "/staff/bookings" },
};

/** The way of a new booking: step by step, back and forth. */
export function useWizardWay(draftId: DraftId): Way {
  const { t } = useTranslation("booking");
  const { steps, home } = bases[useBackend().side.name];
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
        const after = stepAfter(step);
        return after && { path: pathTo(after), words: t(`onward.${after}`) };
      },
      changesBooking: false,
    };
  }, [draftId, steps, home, t]);
}
