import type { cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { Money } from "../../../ui/written.tsx";
import { cancelBooking, cancelQuote } from "./calls.ts";
import styles from "./cancel.module.css";
import { useRefresh } from "./use-refresh.ts";

type Quote = Reply<typeof cancelQuoteRoute>;

function RefundWords({ quote }: { quote: Quote }) {
  const { t } = useTranslation("trips");
  const sums = [
    ["paid", quote.paidSen],
    ["kept", quote.keptSen],
    ["back", quote.refundSen],
  ] as const;
  return (
    <>
      <dl className={styles.refund}>
        {sums.map(([name, sen]) => (
          <div key={name}>
            <dt>{t(`cancel.${name}`)}</dt>
            <dd>
              <Money sen={sen} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t(`cancel.to.${quote.to}`)}</p>
      <p className="muted">{t("cancel.lost")}</p>
    </>
  );
}

/** The refund as it is now, and the agreement to exactly that amount: another one is shown before it counts. */
function useCancellation(_id: string, onDone: () => void) {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const quote = useCall(cancelQuote, { params: { _id } });
  const send = useSend(cancelBooking);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const { refetch } = quote;
  // What was remembered may be of another day, with another refund.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch]);
  const agree = async (agreedRefundSen: number) => {
    setFailure(null);
    try {
      const { refundSen } = await send.mutateAsync({ params: { _id }, query: { agreedRefundSen } });
      const amount = formatRinggit(refundSen);
      toast({
        tone: "success",
        text: refundSen > 0 ? t("cancel.done", { amount }) : t("cancel.doneNothing"),
      });
      onDone();
      refresh();
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED")) await refetch();
    }
  };
  const fresh = quote.isFetching ? undefined : quote.data;
  return { quote: fresh, error: quote.error, refetch, agree, failure, busy: send.isPending };
}

function CancelBody({ _id, onClose }: { _id: string; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const { quote, error, refetch, agree, failure, busy } = useCancellation(_id, onClose);
  const changed = isFailure(failure, "PRICE_CHANGED");
  return (
    <div className={styles.cancel}>
      {changed && <Notice tone="warning">{t("cancel.changed")}</Notice>}
      {failure !== null && !changed && <ErrorState error={failure} />}
      {quote ? (
        <RefundWords quote={quote} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Waiting what={t("cancel.asking")}>
          <Skeleton height={148} radius={10} />
        </Waiting>
      )}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("cancel.keep")}
        </Button>
        {quote && (
          <Button kind="dangerFilled" busy={busy} onClick={() => agree(quote.refundSen)}>
            {quote.refundSen > 0
              ? t("cancel.agree", { amount: formatRinggit(quote.refundSen) })
              : t("cancel.agreeNothing")}
          </Button>
        )}
      </div>
    </div>
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
