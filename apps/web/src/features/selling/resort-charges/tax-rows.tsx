import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { ruleGroups } from "../../../business/card-form/rule-groups.ts";
import { taxText } from "../../../business/price-sentences/charge-sentences.ts";
import { ruleSentence } from "../../../business/price-sentences/sentence-parts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PercentInput } from "../../../ui/amount-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Tax } from "./calls.ts";
import { ChargeRows, type RowsProps } from "./charge-rows.tsx";
import { Conditions, groupsWithout } from "./conditions.tsx";
import { useChargeNames } from "./use-charge-names.ts";

const groups = ["stay", "food", "other"] as const;
const blank: Tax = { _id: null, name: noWords, group: "stay", share: 0 };
const conditions = groupsWithout(ruleGroups.taxes, ["share", "group"]);

type Listed = Pick<Tax, "_id" | "name" | "onTaxes">;

/** Of a tax the others that it can also be charged on: those before it, and those that it names already. */
const offeredTo = (tax: Listed, { before, all }: Record<"before" | "all", readonly Listed[]>) => {
  const named = (tax.onTaxes ?? []).filter((id) => !before.some(({ _id }) => _id === id));
  return [...before, ...all.filter(({ _id }) => _id !== null && named.includes(_id))];
};

/** Taxes, each a share of what it falls on. */
export function TaxRows({ form, readOnly, stored }: RowsProps & { stored: readonly Tax[] }) {
  const { t } = useTranslation(["charges", "prices"]);
  const { speaker, choices } = useChargeNames();
  const { taxes } = form.values;
  const names = new Map([...stored, ...taxes].map(({ _id, name }) => [_id, speaker.say(name)]));
  const taxName = (id: TaxId) => names.get(id) ?? id;
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
      more={(tax, path, at) => {
        const before = taxes.slice(0, at) as readonly Tax[];
        const onTaxes = offeredTo(tax, { before, all: stored }).flatMap(({ _id }) =>
          _id ? { value: _id, text: taxName(_id) } : [],
        );
        return (
          <Conditions
            {...{ form, path, readOnly }}
            charge={tax}
            groups={conditions}
            choices={{ ...choices, taxes: onTaxes }}
            step="tax"
            sentence={ruleSentence(speaker, tax, taxText({ ...speaker, taxName }, whole(tax)))}
          />
        );
      }}
    />
  );
}

/** A tax as its sentence is made of it, also while its share is half typed. */
const whole = (tax: Tax): Tax => ({ ...tax, share: typeof tax.share === "number" ? tax.share : 0 });
