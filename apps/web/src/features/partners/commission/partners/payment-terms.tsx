import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PercentInput } from "../../../../ui/amount-input.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import type { useForm } from "../../../../ui/use-form.ts";
import styles from "../commission.module.css";
import { type contractSchema, payments } from "./contract-schema.ts";

type Form = ReturnType<typeof useForm<typeof contractSchema>>;

/** When an agency pays: at once, a deposit first, or later. */
export function PaymentTerms({ form }: { form: Form }) {
  const { t } = useTranslation("partners");
  const { payment } = form.values;
  return (
    <>
      <Segmented<(typeof payments)[number]>
        label={t("contract.payment")}
        value={payment}
        onChange={(next) => form.set("payment", next)}
        choices={payments.map((value) => ({ value, text: t(`contract.payments.${value}`) }))}
        wide
      />
      {payment === "deposit" && (
        <div className={styles.pair}>
          <PercentInput label={t("contract.depositShare")} {...form.amount("depositShare")} />
          <NumberInput label={t("contract.balanceDays")} {...form.number("balanceDaysBefore")} />
        </div>
      )}
      {payment !== "payNow" && (
        <NumberInput
          label={t("contract.withinDays")}
          {...(payment === "deposit" && { hint: t("contract.withinDaysHint"), optional: true })}
          {...form.number("withinDays")}
        />
      )}
    </>
  );
}
