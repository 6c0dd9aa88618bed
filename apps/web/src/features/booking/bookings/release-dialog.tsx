import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { releasePreBooking } from "./calls.ts";
import styles from "./cancel.module.css";
import { useRefresh } from "./use-refresh.ts";

/** Gives up a booking that is not paid: nothing can come back, so nothing is quoted. */
export function ReleaseDialog({ _id, open, onClose }: { _id: string; open: boolean; onClose: () => void }) {
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
      <div className={styles.cancel}>
        <p>{t("cancel.releaseText")}</p>
        {failure !== null && <ErrorState error={failure} />}
        <div className={styles.acts}>
          <Button kind="outline" onClick={onClose}>
            {t("cancel.keep")}
          </Button>
          <Button kind="dangerFilled" busy={send.isPending} onClick={release}>
            {t("cancel.releaseAct")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
