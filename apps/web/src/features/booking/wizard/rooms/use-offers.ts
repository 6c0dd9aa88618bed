import { useCall } from "../../../../api/use-call.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";

/** What is free for the draft's stay; rooms of its own hold count as free. */
export function useOffers() {
  const { draftId, json } = useDraft();
  const { roomTypes } = useWizardCalls();
  return useCall(
    roomTypes,
    {
      body: {
        optionId: json.optionId ?? "",
        checkIn: json.checkIn ?? "",
        nights: json.nights,
        party: json.party,
        draftId,
      },
    },
    { enabled: json.optionId !== null && json.checkIn !== null },
  );
}
