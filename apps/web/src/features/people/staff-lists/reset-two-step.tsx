import { type UserRecord, usersRoute } from "@pulau/contract/staff-records.ts";
import { resetTwoStepRoute } from "@pulau/contract/two-step.ts";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";

/** Asks before somebody's second step is taken away. */
export function ResetTwoStep({ person, onClose }: { person: UserRecord; onClose: () => void }) {
  const { t } = useTranslation("records");
  const { mutateAsync: reset, isPending } = useSend(resetTwoStepRoute, [usersRoute.path]);
  const toast = useToast();
  const failureText = useFailureText();
  const { id, name } = person;
  const go = async () => {
    try {
      await reset({ body: { obj: { id } } });
      toast({ tone: "success", text: t("twoStep.reset", { name }) });
    } catch (thrown) {
      toast({ tone: "danger", text: failureText(thrown) });
    }
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("twoStep.ask", { name })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("twoStep.cancel")}
          </Button>
          <Button kind="dangerFilled" busy={isPending} onClick={() => void go()}>
            {t("act.resetTwoStep")}
          </Button>
        </>
      }
    >
      <p>{t("twoStep.lead")}</p>
    </Dialog>
  );
}
