import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../../ui/amount-input.tsx";
import { ComboField } from "../../../ui/combo-field.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Promo, packages } from "./calls.ts";
import type { PromoForm } from "./use-promo-form.ts";

/** What a promo code gives: an amount, a share, or a package. Each kind asks for its own. */
export function PromoKind({ form }: { form: PromoForm }) {
  const { t } = useTranslation("staff-promotions");
  const { say } = useLanguage();
  const { data } = useCall(packages, { query: {} });
  const { type } = form.values;
  return (
    <>
      <Select
        label={t("form.type")}
        choices={(["cash", "percent", "package"] as const).map((value) => ({
          value,
          text: t(`types.${value}`),
        }))}
        {...form.field("type")}
        onChange={(value) =>
          form.setValues({
            ...form.values,
            type: value as Promo["type"],
            valueSen: null,
            share: null,
            priceSen: 0,
            packageId: null,
          })
        }
      />
      {type === "package" && (
        <ComboField
          label={t("form.package")}
          empty={t("form.choose")}
          choices={(data?.packages ?? []).map(({ _id, name }) => ({ value: _id, text: say(name) }))}
          {...form.field("packageId")}
          onChange={(value) => form.set("packageId", value === "" ? null : value)}
        />
      )}
      {type !== "percent" && (
        <AmountInput key={`value-${type}`} label={t("form.value")} {...form.amount("valueSen")} />
      )}
      {type !== "cash" && (
        <PercentInput key={`share-${type}`} label={t("form.share")} {...form.amount("share")} />
      )}
      {type === "cash" && (
        <AmountInput
          empty={0}
          label={t("form.price")}
          hint={t("form.priceHint")}
          {...form.amount("priceSen")}
        />
      )}
    </>
  );
}
