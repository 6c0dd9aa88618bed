import { Password } from "@pulau/contract/accounts.ts";
import { type ReactNode, useId } from "react";
import { z } from "zod";
import { atField } from "../../api/field-failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useForm } from "../../ui/use-form.ts";

type Props = {
  title: string;
  agree: string;
  children: ReactNode;
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

const schema = z.object({ password: Password });

/** Asks for the password before something is done about keys that can't be undone. */
export function PasswordDialog({ title, agree, children, send, onDone, onClose }: Props) {
  const { t } = useTranslation("service-keys");
  const id = useId();
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) => {
      await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, send(password));
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      words={{ keep: t("cancel"), agree }}
      busy={form.busy}
      error={form.failure}
      form={id}
      onClose={onClose}
    >
      {children}
      <form id={id} {...form.form}>
        <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      </form>
    </ConfirmDialog>
  );
}
