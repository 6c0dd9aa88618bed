import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { CancelFrame, RefundSums } from "../../../../business/cancel-frame.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RefundQuote } from "../calls.ts";
import { useCancellation } from "./use-cancellation.ts";

function RefundWords({ quote }: { quote: RefundQuote }) {
  const { t } = useTranslation("staff");
  const { locale } = useLanguage();
  const share = new Intl.NumberFormat(locale, { style: "percent" }).format(quote.share / 10_000);
  return (
    <>
      <RefundSums
        sums={[
          [t("cancel.paid"), quote.paidSen],
          [t("cancel.kept"), quote.keptSen],
          [t("cancel.back"), quote.refundSen],
        ]}
      />
      <p>
        {quote.paidSen > 0 && t("cancel.share", { share })} {t(`cancel.to.${quote.to}`)}
      </p>
      <p className="muted">{t("cancel.lost")}</p>
    </>
  );
}

function CancelBody({ _id, onClose }: { _id: string; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { quote, agree, reason, setReason, ...state } = useCancellation(_id, onClose);
  const refundSen = quote?.refundSen ?? 0;
  const words = {
    asking: t("cancel.asking"),
    changed: t("cancel.changed"),
    keep: t("cancel.keep"),
    agree: refundSen > 0 ? t("cancel.agree", { amount: formatRinggit(refundSen) }) : t("cancel.agreeNothing"),
  };
  const most = 500;
  return (
    <CancelFrame
      {...{ ...state, words, onClose }}
      quote={quote ? <RefundWords quote={quote} /> : null}
      fields={
        <Textarea
          label={t("cancel.why")}
          optional
          rows={2}
          most={most}
          maxLength={most}
          value={reason}
          onChange={setReason}
        />
      }
      onAgree={() => agree(refundSen)}
    />
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
