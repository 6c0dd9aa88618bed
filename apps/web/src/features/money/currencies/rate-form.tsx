import { RateEntry } from "@pulau/contract/currencies.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type Currency, enterRate, ratePaths } from "./calls.ts";
import styles from "./currencies.module.css";
import { RateFields } from "./rate-fields.tsx";

/** Enters a currency's rate of a day. */
export function RateForm({ currency: { _id, code } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const { today } = useMoments();
  const send = useSend(enterRate, ratePaths);
  const toast = useToast();
  const empty = { ringgitPerForeign: "", ratedOn: today() };
  const form = useForm({
    schema: RateEntry,
    initial: empty,
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id }, body });
      toast({ tone: "success", text: t("rate.done", { code }) });
      form.setValues(empty);
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <RateFields form={form} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("rate.keep")}
      </Button>
    </form>
  );
}
