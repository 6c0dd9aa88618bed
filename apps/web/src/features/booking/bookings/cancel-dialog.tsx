import type { cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { useCall, useSend } from "../../../api/use-call.ts";
import { CancelFrame, RefundSums, useRefundAgreement } from "../../../business/cancel-frame.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { cancelBooking, cancelQuote } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

type Quote = Reply<typeof cancelQuoteRoute>;

function RefundWords({ quote }: { quote: Quote }) {
  const { t } = useTranslation("trips");
  return (
    <>
      <RefundSums
        sums={[
          [t("cancel.paid"), quote.paidSen],
          [t("cancel.kept"), quote.keptSen],
          [t("cancel.back"), quote.refundSen],
        ]}
      />
      <p>{t(`cancel.to.${quote.to}`)}</p>
      <p className="muted">{t("cancel.lost")}</p>
    </>
  );
}

function useCancellation(_id: string, onDone: () => void) {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const send = useSend(cancelBooking);
  const refresh = useRefresh();
  const cancel = async (agreedRefundSen: Sen) =>
    (await send.mutateAsync({ params: { _id }, query: { agreedRefundSen } })).refundSen;
  const agreement = useRefundAgreement(
    useCall(cancelQuote, { params: { _id } }),
    cancel,
    (refundSen, amount) => {
      const text = refundSen > 0 ? t("cancel.done", { amount }) : t("cancel.doneNothing");
      toast({ tone: "success", text });
      onDone();
      refresh();
    },
  );
  return { ...agreement, busy: send.isPending };
}

function CancelBody({ _id, onClose }: { _id: string; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const { quote, agree, ...state } = useCancellation(_id, onClose);
  const refundSen = quote?.refundSen ?? 0;
  const words = {
    asking: t("cancel.asking"),
    changed: t("cancel.changed"),
    keep: t("cancel.keep"),
    agree: refundSen > 0 ? t("cancel.agree", { amount: formatRinggit(refundSen) }) : t("cancel.agreeNothing"),
  };
  return (
    <CancelFrame
      {...{ ...state, words, onClose }}
      quote={quote ? <RefundWords quote={quote} /> : null}
      onAgree={() => agree(refundSen)}
    />
  );
}

/** Cancels a booking after its refund was shown. */
export function CancelDialog({ _id, open, onClose }: { _id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("trips");
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel.title")} role="alertdialog">
      <CancelBody _id={_id} onClose={onClose} />
    </Dialog>
  );
}
