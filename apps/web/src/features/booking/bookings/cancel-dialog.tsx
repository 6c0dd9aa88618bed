import type { BookingId } from "@pulau/domain/ids.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { CancelBooking } from "../../../business/cancel-booking.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { cancelBooking, cancelQuote } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

function CancelBody({ _id, onClose }: { _id: BookingId; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const send = useSend(cancelBooking);
  return (
    <CancelBooking
      say={(word, values) => t(`cancel.${word}`, values)}
      quote={useCall(cancelQuote, { params: { _id } })}
      cancel={async (agreedRefundSen) =>
        (await send.mutateAsync({ params: { _id }, query: { agreedRefundSen } })).refundSen
      }
      busy={send.isPending}
      onClose={onClose}
      onDone={useRefresh()}
    />
  );
}

/** Cancels a booking after its refund was shown. */
export function CancelDialog({ _id, open, onClose }: { _id: BookingId; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("trips");
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel.title")} role="alertdialog">
      <CancelBody _id={_id} onClose={onClose} />
    </Dialog>
  );
}
