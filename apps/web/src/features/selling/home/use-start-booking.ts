import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { createDraft } from "./calls.ts";

type Beginning = {
  packageId: PackageId;
  optionId: OptionId;
  checkIn: Day;
  party: Party;
  step: "dates" | "rooms";
};

/** Begins a booking: a draft is kept, and the wizard opens at its step. */
export function useStartBooking() {
  const draft = useSend(createDraft, ["/api/draft-booking"]);
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const begin = async ({ party, ...beginning }: Beginning) => {
    try {
      const { _id } = await draft.mutateAsync({
        body: { ...beginning, party: { ...party, childAges: [...party.childAges] } },
      });
      await navigate({ to: "/booking/new/$draftId/$step", params: { draftId: _id, step: beginning.step } });
    } catch (failure) {
      toast({ tone: "danger", text: failureText(failure) });
    }
  };
  return { begin, busy: draft.isPending };
}
