import type { BookingId } from "@pulau/domain/ids.ts";
import { useId, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { IconArrowBackUp } from "../../../../ui/icons/index.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { type Booking, deskPaths, takeBack } from "../calls.ts";

type Undo = NonNullable<Booking["canUndo"]>;

/** Takes a check-in, check-out or no-show back, with a reason; what stands against it is said in the dialog. */
export function UndoAct({ _id, what }: { _id: BookingId; what: Undo }) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const send = useSend(takeBack, deskPaths);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    send.reset();
  };
  const undo = async (reason: string) => {
    if (send.isPending) return;
    try {
      await send.mutateAsync({ params: { _id }, body: { what, reason } });
      toast({ tone: "success", text: t(`undo.${what}.done`) });
      setOpen(false);
    } catch {
      // The dialog shows what the call says.
    }
  };
  return (
    <>
      <Button kind="outline" icon={IconArrowBackUp} onClick={() => setOpen(true)}>
        {t(`undo.${what}.act`)}
      </Button>
      <ConfirmDialog
        open={open}
        title={t(`undo.${what}.title`)}
        words={{ keep: t("undo.keep"), agree: t(`undo.${what}.act`) }}
        danger={false}
        form={id}
        busy={send.isPending}
        error={send.error}
        onClose={close}
      >
        <p>{t(`undo.${what}.text`)}</p>
        {open && <ReasonForm id={id} onReason={(reason) => void undo(reason)} />}
      </ConfirmDialog>
    </>
  );
}
