import type { PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { phoneSaleView } from "@pulau/domain/till/phone-sale-view.ts";
import { useEffect, useRef } from "react";
import { useCall, useSend } from "../../../api/use-call.ts";
import QrCode from "../../../business/qr-code.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast, useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { cancelPhoneSale, type Paid, type PhoneSale, phonePaths, phoneSale, salePaths } from "./calls.ts";
import styles from "./till.module.css";

/** The bank's word is there within seconds; the till hears of it as soon. */
const freshEvery = 2_000;

type Props = {
  readonly _id: PurchaseId;
  readonly onPaid: (sold: Paid) => void;
  /** Leaves it; what was asked for goes on until it is paid, cancelled or over. */
  readonly onNext: () => void;
  /** It was called off: whoever sells goes on with the same basket. */
  readonly onCancelled: () => void;
};

/** The code that the guest scans, and what became of it. */
export function PhoneView({ _id, onPaid, onNext, onCancelled }: Props) {
  const { t } = useTranslation("till");
  const found = useCall(phoneSale, { params: { _id } }, { refetchInterval: freshEvery });
  const sale = found.data;
  const reported = useRef(false);
  useEffect(() => {
    if (!sale?.sold || reported.current) return;
    reported.current = true;
    onPaid({ ...sale.sold, paidSen: sale.totalSen, changeSen: null });
  }, [sale, onPaid]);
  if (!sale)
    return (
      <LoadState error={found.error} retry={found.refetch} what={t("waiting")}>
        <Skeleton height={420} radius={12} />
      </LoadState>
    );
  return <CodeView {...{ sale, onNext, onCancelled }} />;
}

type CodeProps = Omit<Props, "_id" | "onPaid"> & { readonly sale: PhoneSale };

function CodeView({ sale, onNext, onCancelled }: CodeProps) {
  const { t } = useTranslation("till");
  const { deadlineText } = useMoments();
  const toast = useToast();
  const showFailure = useFailureToast();
  const withToast = useOutcomeToast();
  const cancel = useSend(cancelPhoneSale, [...phonePaths, ...salePaths]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const view = phoneSaleView(sale);
  const amount = formatRinggit(sale.totalSen);
  const isOpen = view !== "paid" && view !== "ended";
  const callOff = () =>
    void cancel.mutateAsync({ params: { _id: sale._id } }).then(() => {
      toast({ tone: "success", text: t("phone.cancelled") });
      onCancelled();
    }, showFailure);
  return (
    <section className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {t("phone.title")}
      </h2>
      <p className={styles.phoneAmount}>{amount}</p>
      {isOpen && (
        <>
          <p className="muted">{t("phone.text", { amount })}</p>
          <div className={styles.code}>
            <QrCode text={sale.url} label={t("phone.code", { amount })} />
          </div>
        </>
      )}
      <p role="status">{t(`phone.view.${view}`)}</p>
      {isOpen && sale.payUntil && (
        <p className="muted">{t("phone.until", { time: deadlineText(sale.payUntil) })}</p>
      )}
      {view === "ended" ? (
        <Button size="large" wide onClick={onCancelled}>
          {t("phone.back")}
        </Button>
      ) : (
        <Button kind="outline" wide onClick={onNext}>
          {t("phone.later")}
        </Button>
      )}
      {isOpen && (
        <div className={styles.receiptActs}>
          <Button kind="outline" onClick={() => void withToast(copyText(sale.url), t("phone.copied"))}>
            {t("phone.copy")}
          </Button>
          <Button kind="outline" busy={cancel.isPending} onClick={callOff}>
            {t("phone.cancel")}
          </Button>
        </div>
      )}
    </section>
  );
}
