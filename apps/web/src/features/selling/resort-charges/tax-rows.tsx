import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PercentInput } from "../../../ui/amount-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Tax } from "./calls.ts";
import { ChargeRows, type RowsProps } from "./charge-rows.tsx";

const groups = ["stay", "food", "other"] as const;
const blank: Tax = { _id: null, name: noWords, group: "stay", share: 0 };

/** Taxes, each a share of what it falls on. */
export function TaxRows({ form, readOnly }: RowsProps) {
  const { t } = useTranslation(["charges", "prices"]);
  return (
    <ChargeRows
      {...{ form, readOnly, blank }}
      list="taxes"
      words={{ title: t("taxes"), add: t("newTax") }}
      terms={(_, path) => (
        <>
          <PercentInput label={t("share")} {...form.amount(`${path}.share`)} />
          <Select
            label={t("on")}
            {...form.field(`${path}.group`)}
            choices={groups.map((value) => ({ value, text: t(`prices:choices.taxGroup.${value}`) }))}
          />
        </>
      )}
    />
  );
}
