import { Password } from "@pulau/contract/accounts.ts";
import { deletionDays, type OwnData, ownDataRoute, requestDeletionRoute } from "@pulau/contract/own-data.ts";
import { useId } from "react";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";

const schema = z.object({ password: Password });

/** Asks again, with the password, before an account is planned to end; says what stays and what is lost. */
export function DeleteDialog({
  obstacles,
  onClose,
}: {
  obstacles: OwnData["obstacles"];
  onClose: () => void;
}) {
  const { t } = useTranslation("profile");
  const id = useId();
  const toast = useToast();
  const { mutateAsync: send } = useSend(requestDeletionRoute, [ownDataRoute.path]);
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async (body) => {
      await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, send({ body }));
      toast({ tone: "success", text: t("data.deletionPlanned") });
      onClose();
    },
  });
  const { vouchers, packages } = obstacles;
  return (
    <ConfirmDialog
      title={t("data.sure")}
      words={{ keep: t("data.withdraw"), agree: t("data.delete") }}
      busy={form.busy}
      error={form.failure}
      form={id}
      onClose={onClose}
    >
      <form id={id} className={styles.form} {...form.form}>
        <p>{t("data.sureLead", { count: deletionDays })}</p>
        <p>{t("data.stays7")}</p>
        {vouchers + packages > 0 && <p>{t("data.lost", { count: vouchers + packages })}</p>}
        <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      </form>
    </ConfirmDialog>
  );
}
