import { useTranslation } from "../../../i18n/use-translation.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import type { useForm } from "../../../ui/use-form.ts";

/** A rate and its day. */
export function RateFields({ form }: { form: Pick<ReturnType<typeof useForm>, "field"> }) {
  const { t } = useTranslation("currencies");
  return (
    <>
      <TextInput
        label={t("fields.rate")}
        hint={t("fields.rateHint")}
        inputMode="decimal"
        dir="ltr"
        {...form.field("ringgitPerForeign")}
      />
      <DateField label={t("fields.ratedOn")} {...form.field("ratedOn")} />
    </>
  );
}
