import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/call-failure.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { Money } from "../../../../ui/written.tsx";
import type { RefundQuote } from "../calls.ts";
import styles from "./cancel.module.css";
import { useCancellation } from "./use-cancellation.ts";

function RefundWords({ quote }: { quote: RefundQuote }) {
  const { t } = useTranslation("staff");
  const { locale } = useLanguage();
  const share = new Intl.NumberFormat(locale, { style: "percent" }).format(quote.share / 10_000);
  const sums = [
    ["paid", quote.paidSen],
    ["kept", quote.keptSen],
    ["back", quote.refundSen],
  ] as const;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, sen]) => (
          <div key={name}>
            <dt>{t(`cancel.${name}`)}</dt>
            <dd>
              <Money sen={sen} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {quote.paidSen > 0 && t("cancel.share", { share })} {t(`cancel.to.${quote.to}`)}
      </p>
      <p className="muted">{t("cancel.lost")}</p>
    </>
  );
}

function CancelBody({ _id, onClose }: { _id: string; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { quote, error, refetch, agree, failure, busy, reason, setReason } = useCancellation(_id, onClose);
  const changed = isFailure(failure, "PRICE_CHANGED");
  return (
    <div className={styles.body}>
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
      <Textarea
        label={t("cancel.why")}
        optional
        rows={2}
        most={500}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
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

/** Cancels a booking once the refund of its policy was shown. */
export function CancelDialog({ _id, open, onClose }: { _id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("staff");
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel.title")} role="alertdialog">
      <CancelBody _id={_id} onClose={onClose} />
    </Dialog>
  );
}
