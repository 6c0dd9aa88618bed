import { useTranslation } from "react-i18next";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import styles from "./promotions.module.css";
import type { PromoForm } from "./use-promo-form.ts";

function Day({
  form,
  path,
  label,
}: {
  form: PromoForm;
  path: "bookFrom" | "bookTo" | "stayFrom" | "stayTo";
  label: string;
}) {
  const field = form.field(path);
  return (
    <DateField
      label={label}
      optional
      {...field}
      onChange={(value) => form.set(path, value === "" ? null : value)}
    />
  );
}

/** How often, from which amount and when a promo code holds. */
export function PromoTerms({ form }: { form: PromoForm }) {
  const { t } = useTranslation("staff-promotions");
  return (
    <div className={styles.pair}>
      <NumberInput
        label={t("form.capacity")}
        hint={t("form.capacityHint")}
        optional
        {...form.number("capacity")}
      />
      <NumberInput label={t("form.perPerson")} optional {...form.number("perPerson")} />
      <AmountInput empty={0} label={t("form.minSpend")} {...form.amount("minSpendSen")} />
      <NumberInput label={t("form.validDays")} {...form.number("validDays")} />
      <Day form={form} path="bookFrom" label={t("form.bookFrom")} />
      <Day form={form} path="bookTo" label={t("form.bookTo")} />
      <Day form={form} path="stayFrom" label={t("form.stayFrom")} />
      <Day form={form} path="stayTo" label={t("form.stayTo")} />
    </div>
  );
}
