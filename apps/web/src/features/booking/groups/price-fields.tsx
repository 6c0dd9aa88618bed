import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { Select } from "../../../ui/text-fields.tsx";
import styles from "./groups.module.css";
import type { GroupForm } from "./use-group-form.ts";

/** Kinds of guest in the order in which one agrees on them. */
const kinds = guestKinds.toReversed();

/** What was agreed per person for the stay; the package's prices where nothing was. */
export function PriceFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation("groups");
  const prices = form.values.prices ?? [];
  const put = (next: typeof prices) => form.set("prices", next);
  return (
    <fieldset className={styles.lines}>
      <legend className="strong">{t("form.prices")}</legend>
      <p className="hint">{t("form.pricesHint")}</p>
      {prices.map((price, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <div key={i} className={styles.price}>
          <Select
            label={t("form.guestKind")}
            {...form.field(`prices.${i}.guestKind`)}
            choices={kinds.map((value) => ({ value, text: t(`guestKinds.${value}`) }))}
          />
          <Select<string>
            label={t("form.sharing")}
            value={price.bedType ?? ""}
            onChange={(value) =>
              put(
                prices.map((other, at) =>
                  at === i ? { ...other, bedType: bedTypes.find((type) => type === value) ?? null } : other,
                ),
              )
            }
            choices={["", ...bedTypes].map((value) => ({
              value,
              text: t(`sharing.${bedTypes.find((type) => type === value) ?? "any"}`),
            }))}
          />
          <AmountInput label={t("form.amount")} {...form.amount(`prices.${i}.sen`)} />
          <IconButton
            icon={IconTrash}
            label={t("form.removeLine")}
            onClick={() => put(prices.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        onClick={() => put([...prices, { guestKind: "adult", bedType: null, sen: 0 }])}
      >
        {t("form.addPrice")}
      </Button>
    </fieldset>
  );
}
