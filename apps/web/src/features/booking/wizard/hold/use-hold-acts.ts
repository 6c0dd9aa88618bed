import { useQueryClient } from "@tanstack/react-query";
import { type CallFailure, isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Hold } from "../calls.ts";
import { fullBoat } from "../transport/full-boat.ts";
import { useWizardCalls } from "../wizard-calls.ts";
import { useHold } from "./hold-context.ts";

/**
 * "More time" and "Hold again" as buttons press them: what fails is said in a toast, nothing is lost. Where somebody else has
 * the rooms or the boat, what is nearest is offered.
 */
export function useHoldButtons() {
  const { t } = useTranslation("booking");
  const { take, extend, agree, setGone } = useHold();
  const queries = useQueryClient();
  const { roomTypes } = useWizardCalls();
  const toast = useToast();
  const say = useFailureText();
  const tell = (failure: unknown) => toast({ text: say(failure), tone: "danger" });
  return {
    more: () =>
      extend().then(
        () => toast({ text: t("hold.extended"), tone: "success" }),
        (failure: unknown) => tell(failure),
      ),
    /** The new hold, when the rooms are kept again at a price that the guest agrees to; else null. */
    again: async (): Promise<Hold | null> => {
      try {
        const hold = await take();
        return (await agree(hold)) ? hold : null;
      } catch (failure) {
        if (isFailure(failure, "SOLD_OUT")) {
          void queries.invalidateQueries({ queryKey: [roomTypes.method, roomTypes.path] });
          setGone(failure);
        } else if (fullBoat(failure) !== null) setGone(failure as CallFailure);
        else tell(failure);
        return null;
      }
    },
  };
}
