import type { WizardStep } from "@pulau/contract/drafts.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { pathOf, stepAfter, stepBefore } from "./steps.ts";
import type { Way } from "./way.ts";

/** The way of a new booking: step by step, back and forth. */
export function useWizardWay(draftId: string): Way {
  const { t } = useTranslation("booking");
  return useMemo(() => {
    const pathTo = (step: WizardStep) => `/booking/new/${draftId}/${pathOf(step)}`;
    return {
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
  }, [draftId, t]);
}
