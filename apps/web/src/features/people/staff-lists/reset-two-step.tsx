import { type UserRecord, usersRoute } from "@pulau/contract/staff-records.ts";
import { resetTwoStepRoute } from "@pulau/contract/two-step.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Asks before somebody's second step is taken away. */
export function ResetTwoStep({ person, onClose }: { person: UserRecord; onClose: () => void }) {
  const { t } = useTranslation("records");
  const send = useSend(resetTwoStepRoute, [usersRoute.path]);
  const toast = useToast();
  const { id, name } = person;
  const reset = async () => {
    await send.mutateAsync({ body: { obj: { id } } });
    toast({ tone: "success", text: t("twoStep.reset", { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("twoStep.ask", { name })}
      words={{ keep: t("twoStep.cancel"), agree: t("act.resetTwoStep") }}
      busy={send.isPending}
      error={send.error}
      onAgree={reset}
      onClose={onClose}
    >
      <p>{t("twoStep.lead")}</p>
    </ConfirmDialog>
  );
}
