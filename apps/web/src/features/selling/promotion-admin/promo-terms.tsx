import { priceListsRoute } from "@pulau/contract/price-lists.ts";
import { useWholeList } from "../../../api/every-page.ts";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { ComboField } from "../../../ui/combo-field.tsx";
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

/** The price list by which whoever uses the code buys; who may not read prices leaves it as it is. */
function ListField({ form }: { form: PromoForm }) {
  const { t } = useTranslation("staff-promotions");
  const may = useMay();
  const inUse = { active: "true", sort: "name" };
  const { data } = useWholeList(priceListsRoute, "rows", inUse, { enabled: may("rates", "read") });
  const { value, ...field } = form.field("priceList");
  const lists = (data?.rows ?? []).map(({ code, name }) => ({ value: code, text: name }));
  const own = value !== "" && !lists.some((list) => list.value === value);
  if (lists.length === 0 && !own) return null;
  return (
    <ComboField
      label={t("form.priceList")}
      hint={t("form.priceListHint")}
      optional
      empty={t("form.noPriceList")}
      choices={own ? [...lists, { value, text: value }] : lists}
      value={value}
      {...field}
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
      <ListField form={form} />
      <Day form={form} path="bookFrom" label={t("form.bookFrom")} />
      <Day form={form} path="bookTo" label={t("form.bookTo")} />
      <Day form={form} path="stayFrom" label={t("form.stayFrom")} />
      <Day form={form} path="stayTo" label={t("form.stayTo")} />
    </div>
  );
}
