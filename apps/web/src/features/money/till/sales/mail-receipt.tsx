import { Email, Language } from "@pulau/contract/fields.ts";
import { useState } from "react";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { IconMail } from "../../../../ui/icons/index.ts";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { mailReceipt, type Receipt } from "../calls.ts";

const schema = z.object({ email: Email, language: Language });

type Props = Pick<Receipt, "_id">;

function MailDialog({ _id, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation("till-sales");
  const { language } = useLanguage();
  const toast = useToast();
  const send = useSend(mailReceipt, []);
  const form = useForm({
    schema,
    initial: { email: "", language },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id }, body, options });
      toast({ tone: "success", text: t("mail.done", { email: body.email }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("mail.title")}
      words={{ leave: t("cancel"), save: t("mail.send") }}
      onClose={onClose}
    >
      <TextInput
        {...form.field("email")}
        label={t("mail.email")}
        hint={t("mail.hint")}
        type="email"
        autoComplete="off"
      />
      <Select
        {...form.field("language")}
        label={t("mail.language")}
        choices={Language.options.map((value) => ({ value, text: t(`mail.languages.${value}`) }))}
      />
    </FormDialog>
  );
}

/** Sends a receipt to an address that is typed for it, and kept nowhere. */
export function MailReceipt({ _id }: Props) {
  const { t } = useTranslation("till-sales");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" icon={IconMail} onClick={() => setOpen(true)}>
        {t("mail.act")}
      </Button>
      {open && <MailDialog _id={_id} onClose={() => setOpen(false)} />}
    </>
  );
}
