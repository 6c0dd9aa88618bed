import { useQueryClient } from "@tanstack/react-query";
import { type CallFailure, isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useFailureToast, useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import type { Hold } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { fullBoat } from "../transport/full-boat.ts";
import { useWizardCalls } from "../wizard-calls.ts";
import { boatsAgain } from "./boats-again.ts";
import { useHold } from "./hold-context.ts";

/**
 * "More time" and "Hold again" as buttons press them: what fails is said in a toast, nothing is lost. Where somebody else has
 * the rooms or the boat, what is nearest is offered.
 */
export function useHoldButtons() {
  const { t } = useTranslation("booking");
  const { take, extend, agree, setGone, hold: ended } = useHold();
  const { now, edit } = useDraft();
  const queries = useQueryClient();
  const { roomTypes } = useWizardCalls();
  const withToast = useOutcomeToast();
  const showFailure = useFailureToast();
  return {
    more: () => withToast(extend(), t("hold.extended")),
    /** The new hold, when the rooms are kept again at a price that the guest agrees to; else null. */
    again: async (): Promise<Hold | null> => {
      try {
        edit({ transport: { ...now().transport, ...boatsAgain(now(), ended) } });
        const hold = await take();
        return (await agree(hold)) ? hold : null;
      } catch (failure) {
        if (isFailure(failure, "SOLD_OUT")) {
          void queries.invalidateQueries({ queryKey: [roomTypes.method, roomTypes.path] });
          setGone(failure);
        } else if (fullBoat(failure) !== null) setGone(failure as CallFailure);
        else showFailure(failure);
        return null;
      }
    },
  };
}
