import type { DisruptionId } from "@pulau/domain/ids.ts";
import { useId } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { type Disruption, disruptionPaths, takeBack } from "../calls.ts";

/** The sailings go after all: asked with a reason, told in numbers. */
export function TakeBackDialog({
  id,
  shown,
  onClose,
}: {
  id: DisruptionId;
  shown: Disruption;
  onClose: () => void;
}) {
  const { t } = useTranslation("disruptions");
  const form = useId();
  const toast = useToast();
  const send = useSend(takeBack, disruptionPaths);
  const keys = useIdempotencyKey();
  const { refund, credit } = shown.totals;
  const owes = refund.parties + credit.parties;
  const restore = async (reason: string) => {
    const body = { reason };
    try {
      const { restored, left } = await send.mutateAsync({
        params: { _id: id },
        body,
        options: { idempotencyKey: keys.keyFor(body) },
      });
      keys.answered();
      toast({
        tone: "success",
        text: t(left > 0 ? "takeBack.doneLeft" : "takeBack.done", { count: restored, left }),
      });
      onClose();
    } catch (thrown) {
      // Said by the dialog.
      keys.answered(thrown);
    }
  };
  return (
    <ConfirmDialog
      title={t("takeBack.title")}
      words={{ keep: t("takeBack.keep"), agree: t("takeBack.act") }}
      danger={false}
      busy={send.isPending}
      error={send.error}
      form={form}
      onClose={onClose}
    >
      <p>{t("takeBack.text", { count: shown.parties.length })}</p>
      {owes > 0 && <p>{t("takeBack.owes", { count: owes })}</p>}
      <ReasonForm id={form} onReason={(reason) => void restore(reason)} />
    </ConfirmDialog>
  );
}
