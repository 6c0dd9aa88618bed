import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { removeWaiting, type Waiting, waitingPaths } from "./calls.ts";

/** Takes somebody off the waiting list, after asking. */
export function RemoveAct({ entry: { _id, name } }: { entry: Waiting }) {
  const { t } = useTranslation("enquiries");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const remove = useSend(removeWaiting, waitingPaths);
  const close = () => setOpen(false);
  const agree = () =>
    remove.mutate(
      { params: { _id } },
      {
        onSuccess: () => {
          close();
          toast({ tone: "success", text: t("wait.removed", { name }) });
        },
      },
    );
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
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        title={t("wait.removeTitle", { name })}
        acts={
          <>
            <Button kind="outline" onClick={close} data-first="">
              {t("wait.keep")}
            </Button>
            <Button kind="dangerFilled" busy={remove.isPending} onClick={agree}>
              {t("wait.removeAct")}
            </Button>
          </>
        }
      >
        <p>{t("wait.removeText")}</p>
        {remove.error && <ErrorState error={remove.error} />}
      </Dialog>
    </>
  );
}
