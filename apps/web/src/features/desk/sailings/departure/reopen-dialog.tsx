import { useId } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { boardingPaths, type Manifest, reopenBoarding } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

/** Opens boarding again, with a reason; the list that was closed stays in the records. */
export function ReopenDialog({ shown, onClose }: { shown: Manifest; onClose: () => void }) {
  const { t } = useTranslation("sailings");
  const id = useId();
  const toast = useToast();
  const send = useSend(reopenBoarding, boardingPaths);
  const reopen = async (reason: string) => {
    const { params, party } = bodyOf(shown.departure);
    try {
      await send.mutateAsync({ params, body: { ...party, reason } });
    } catch {
      // Said by the dialog.
      return;
    }
    toast({ tone: "success", text: t("reopen.done") });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("reopen.title")}
      words={{ keep: t("reopen.keep"), agree: t("reopen.act") }}
      danger={false}
      busy={send.isPending}
      error={send.error}
      form={id}
      onClose={onClose}
    >
      <p>{t("reopen.text")}</p>
      <ReasonForm id={id} onReason={(reason) => void reopen(reason)} />
    </ConfirmDialog>
  );
}
