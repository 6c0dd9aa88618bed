import { CurrencyChange } from "@pulau/contract/currencies.ts";
import { useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type Currency, changeCurrency, currencies, ratePaths } from "./calls.ts";
import styles from "./currencies.module.css";

/** How a currency is called, and whether guests are offered it. */
export function EditDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const { t } = useTranslation("currencies");
  const { _id, code, name, symbol, activeStatus } = currency;
  const send = useSend(changeCurrency, ratePaths);
  const toast = useToast();
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(currencies, {}, (list) =>
      list.currencies.find((currency) => currency._id === _id),
    );
    const values = { name: now.name, symbol: now.symbol, activeStatus: now.activeStatus };
    return { values, version: now.version };
  };
  const form = useForm({
    schema: CurrencyChange,
    initial: { name, symbol, activeStatus },
    versioned: { version: currency.version, latest },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id }, body, options });
      toast({ tone: "success", text: t("edit.done", { code }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("edit.title", { code })}>
      <form {...form.form} className={styles.form}>
        <TextInput label={t("fields.name")} {...form.field("name")} />
        <TextInput label={t("fields.symbol")} dir="ltr" {...form.field("symbol")} />
        {code !== "MYR" && <Switch label={t("edit.offered")} {...form.tick("activeStatus")} />}
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
        <Button type="submit" busy={form.busy}>
          {t("edit.keep")}
        </Button>
      </form>
    </Dialog>
  );
}
