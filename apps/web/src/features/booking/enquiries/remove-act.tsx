import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { removeWaiting, type Waiting, waitingPaths } from "./calls.ts";

/** Takes somebody off the waiting list, after asking. */
export function RemoveAct({ entry: { _id, name } }: { entry: Waiting }) {
  const { t } = useTranslation("enquiries");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const send = useSend(removeWaiting, waitingPaths);
  const close = () => setOpen(false);
  const remove = async () => {
    await send.mutateAsync({ params: { _id } });
    close();
    toast({ tone: "success", text: t("wait.removed", { name }) });
  };
  return (
    <>
      <Button
        kind="outline"
        size="small"
        aria-label={t("wait.removeOf", { name })}
        onClick={() => setOpen(true)}
      >
        {t("wait.remove")}
      </Button>
      <ConfirmDialog
        open={open}
        title={t("wait.removeTitle", { name })}
        words={{ keep: t("wait.keep"), agree: t("wait.removeAct") }}
        busy={send.isPending}
        error={send.error}
        onAgree={remove}
        onClose={close}
      >
        <p>{t("wait.removeText")}</p>
      </ConfirmDialog>
    </>
  );
}
