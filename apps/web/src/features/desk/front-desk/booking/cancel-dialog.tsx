import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { CancelBooking } from "../../../../business/cancel-booking.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { cancelBooking, cancelQuote, deskPaths } from "../calls.ts";

const most = 500;

function CancelBody({ _id, onClose }: { _id: BookingId; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { locale } = useLanguage();
  const quote = useCall(cancelQuote, { params: { _id } });
  const send = useSend(cancelBooking, deskPaths);
  const [reason, setReason] = useState("");
  const cancel = async (agreedRefundSen: Sen) => {
    const note = reason.trim();
    const query = { agreedRefundSen, ...(note !== "" && { note }) };
    return (await send.mutateAsync({ params: { _id }, query })).refundSen;
  };
  const share = new Intl.NumberFormat(locale, { style: "percent" }).format((quote.data?.share ?? 0) / 10_000);
  return (
    <CancelBooking
      say={(word, values) => t(`cancel.${word}`, values)}
      {...{ quote, cancel, onClose }}
      busy={send.isPending}
      reckoned={quote.data && quote.data.paidSen > 0 && `${t("cancel.share", { share })} `}
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
    />
  );
}

/** Cancels a booking once the refund of its policy was shown. */
export function CancelDialog({ _id, open, onClose }: { _id: BookingId; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("staff");
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel.title")} role="alertdialog">
      <CancelBody _id={_id} onClose={onClose} />
    </Dialog>
  );
}
