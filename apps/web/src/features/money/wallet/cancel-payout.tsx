import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { cancelPayout, type Payout, walletPaths } from "./calls.ts";

/** Asks before a payout is cancelled. */
export function CancelPayout({ payout, onClose }: { payout: Payout | null; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const toast = useToast();
  const send = useSend(cancelPayout, walletPaths);
  const cancel = async () => {
    if (payout === null) return;
    await send.mutateAsync({ params: { _id: payout._id } });
    onClose();
    toast({ tone: "success", text: t("payout.takenBack") });
  };
  return (
    <ConfirmDialog
      open={payout !== null}
      title={t("payout.back.title")}
      words={{ keep: t("payout.back.keep"), agree: t("payout.back.act") }}
      busy={send.isPending}
      error={send.error}
      onAgree={cancel}
      onClose={onClose}
    >
      <p>{t("payout.back.text", { number: payout?.number ?? "" })}</p>
    </ConfirmDialog>
  );
}
