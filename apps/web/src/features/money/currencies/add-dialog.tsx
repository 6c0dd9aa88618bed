import { CurrencyAdd } from "@pulau/contract/currencies.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { addCurrency, ratePaths } from "./calls.ts";
import styles from "./currencies.module.css";
import { RateFields } from "./rate-fields.tsx";

function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("currencies");
  const { today } = useMoments();
  const send = useSend(addCurrency, ratePaths);
  const toast = useToast();
  const form = useForm({
    schema: CurrencyAdd,
    initial: { code: "", name: "", symbol: "", ringgitPerForeign: "", ratedOn: today() },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      toast({ tone: "success", text: t("add.done", { code: body.code }) });
      onDone();
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <TextInput
        label={t("fields.code")}
        hint={t("fields.codeHint")}
        dir="ltr"
        maxLength={3}
        {...form.field("code")}
      />
      <TextInput label={t("fields.name")} {...form.field("name")} />
      <TextInput label={t("fields.symbol")} dir="ltr" {...form.field("symbol")} />
      <RateFields form={form} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("add.keep")}
      </Button>
    </form>
  );
}

/** A currency that is not in the list yet, with its first rate. */
export function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("currencies");
  return (
    <Dialog open={open} onClose={onClose} title={t("add.title")}>
      <AddForm onDone={onClose} />
    </Dialog>
  );
}
