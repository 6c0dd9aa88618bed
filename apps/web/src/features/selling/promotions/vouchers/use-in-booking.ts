import type { PackageId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../../api/use-call.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { createDraft } from "./calls.ts";

type Beginning = { promoCode?: string; voucherCode?: string; packageId?: PackageId | null };

/** Begins a booking that has the code already; the wizard opens where the package, or its dates, are chosen. */
export function useInBooking() {
  const draft = useSend(createDraft, ["/api/draft-booking"]);
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const begin = async (beginning: Beginning) => {
    try {
      const { _id } = await draft.mutateAsync({ body: { ...beginning, step: "package" } });
      await navigate({ to: "/booking/new/$draftId/$step", params: { draftId: _id, step: "package" } });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return { begin, busy: draft.isPending };
}
