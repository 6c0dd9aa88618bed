import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { CancelFrame } from "../../../business/cancel-frame.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { releasePreBooking } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

/** Gives up a booking that is not paid: nothing can come back, so nothing is quoted. */
export function ReleaseDialog({
  _id,
  open,
  onClose,
}: {
  _id: BookingId;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const send = useSend(releasePreBooking);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const release = async () => {
    setFailure(null);
    try {
      await send.mutateAsync({ params: { _id } });
      toast({ tone: "success", text: t("cancel.released") });
      onClose();
      refresh();
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel.releaseTitle")} role="alertdialog">
      <CancelFrame
        words={{ keep: t("cancel.keep"), agree: t("cancel.releaseAct") }}
        failure={failure}
        error={null}
        busy={send.isPending}
        quote={<p>{t("cancel.releaseText")}</p>}
        onAgree={release}
        onClose={onClose}
      />
    </Dialog>
  );
}
