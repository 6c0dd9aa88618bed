import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useRefundAgreement } from "../../../../business/cancel-frame.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { cancelBooking, cancelQuote, deskPaths } from "../calls.ts";

/** A cancellation by staff: the refund as it is now, and the reason that its history keeps. */
export function useCancellation(_id: string, onDone: () => void) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const send = useSend(cancelBooking, deskPaths);
  const [reason, setReason] = useState("");
  const cancel = async (agreedRefundSen: Sen) => {
    const note = reason.trim();
    const query = { agreedRefundSen, ...(note !== "" && { note }) };
    return (await send.mutateAsync({ params: { _id }, query })).refundSen;
  };
  const agreement = useRefundAgreement(
    useCall(cancelQuote, { params: { _id } }),
    cancel,
    (refundSen, amount) => {
      const text = refundSen > 0 ? t("cancel.done", { amount }) : t("cancel.doneNothing");
      toast({ tone: "success", text });
      onDone();
    },
  );
  return { ...agreement, busy: send.isPending, reason, setReason };
}
