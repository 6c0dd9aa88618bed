import { feePers } from "@pulau/domain/catalogue/charges.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Fee } from "./calls.ts";
import { ChargeRows, type RowsProps } from "./charge-rows.tsx";
import styles from "./charges.module.css";
import { useWhom } from "./use-charge-text.ts";

const blank: Fee = {
  _id: null,
  name: { en: "", my: "", cn: "" },
  per: "person",
  amounts: (["malaysian", "foreign"] as const).map((who) => ({ who, guestKind: null, sen: 0 })),
};

/** Fees, with an amount for each kind of guest that they tell apart. */
export function FeeRows({ form, readOnly }: RowsProps) {
  const { t } = useTranslation(["charges", "prices"]);
  const whom = useWhom();
  return (
    <ChargeRows
      {...{ form, readOnly, blank }}
      list="fees"
      words={{ title: t("fees"), add: t("newFee") }}
      terms={(_, path) => (
        <Select
          label={t("per")}
          {...form.field(`${path}.per`)}
          choices={feePers.map((value) => ({ value, text: t(`prices:choices.feePer.${value}`) }))}
        />
      )}
      more={({ amounts }, path) => (
        <div className={styles.amounts}>
          {amounts.map((row, place) => (
            <AmountInput
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a fee keep their places
              key={place}
              label={t("amount", { whom: whom(row) })}
              {...form.amount(`${path}.amounts.${place}.sen`)}
            />
          ))}
        </div>
      )}
    />
  );
}
