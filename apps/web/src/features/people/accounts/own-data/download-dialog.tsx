import { Password } from "@pulau/contract/accounts.ts";
import { exportAddressRoute, type OwnData } from "@pulau/contract/own-data.ts";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { useForm } from "../../../../ui/use-form.ts";

const schema = z.object({ password: Password });

/** The password is asked again before the copy is handed out: it holds the numbers of papers. */
export function DownloadDialog({
  copy,
  onClose,
}: {
  copy: NonNullable<OwnData["export"]>;
  onClose: () => void;
}) {
  const { t } = useTranslation("profile");
  const { mutateAsync: send } = useSend(exportAddressRoute);
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async (body) => {
      const sent = send({ params: { _id: copy._id }, body });
      const { url } = await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, sent);
      Object.assign(document.createElement("a"), { href: url, download: "my-data.zip" }).click();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("data.download")}
      words={{ leave: t("cancel"), save: t("data.download") }}
      onClose={onClose}
    >
      <p>{t("data.downloadSure")}</p>
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
    </FormDialog>
  );
}
