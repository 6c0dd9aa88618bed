import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { cancelBooking, cancelQuote, deskPaths } from "../calls.ts";

/** The refund as it is now, and the agreement to exactly that amount: another one is shown before it counts. */
export function useCancellation(_id: string, onDone: () => void) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const quote = useCall(cancelQuote, { params: { _id } });
  const send = useSend(cancelBooking, deskPaths);
  const [failure, setFailure] = useState<unknown>(null);
  const [reason, setReason] = useState("");
  const { refetch } = quote;
  // What was remembered may be of another day, with another refund.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch]);
  const agree = async (agreedRefundSen: number) => {
    setFailure(null);
    const note = reason.trim();
    try {
      const query = { agreedRefundSen, ...(note !== "" && { note }) };
      const { refundSen } = await send.mutateAsync({ params: { _id }, query });
      const text =
        refundSen > 0 ? t("cancel.done", { amount: formatRinggit(refundSen) }) : t("cancel.doneNothing");
      toast({ tone: "success", text });
      onDone();
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED")) await refetch();
    }
  };
  const fresh = quote.isFetching ? undefined : quote.data;
  return {
    quote: fresh,
    error: quote.error,
    refetch,
    agree,
    failure,
    busy: send.isPending,
    reason,
    setReason,
  };
}
