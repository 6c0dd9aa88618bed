import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { cancelPayout, type Payout, walletPaths } from "./calls.ts";
import styles from "./wallet.module.css";

/** Asks before a payout is cancelled. */
export function CancelPayout({ payout, onClose }: { payout: Payout | null; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const toast = useToast();
  const send = useSend(cancelPayout, walletPaths);
  const goOn = async () => {
    if (payout === null) return;
    await send.mutateAsync({ params: { _id: payout._id } });
    onClose();
    toast({ tone: "success", text: t("payout.takenBack") });
  };
  return (
    <Dialog open={payout !== null} onClose={onClose} title={t("payout.back.title")} role="alertdialog">
      <div className={styles.form}>
        <p>{t("payout.back.text", { number: payout?.number ?? "" })}</p>
        {send.error && <ErrorState error={send.error} />}
        <div className={styles.end}>
          <Button kind="outline" onClick={onClose}>
            {t("payout.back.keep")}
          </Button>
          <Button
            kind="dangerFilled"
            busy={send.isPending}
            onClick={() => void goOn().catch(() => undefined)}
          >
            {t("payout.back.act")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
