import { feePers } from "@pulau/domain/catalogue/charges.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { ruleGroups } from "../../../business/card-form/rule-groups.ts";
import { GuestAmounts } from "../../../business/guest-amounts.tsx";
import { feeText } from "../../../business/price-sentences/charge-sentences.ts";
import { ruleSentence } from "../../../business/price-sentences/sentence-parts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Fee } from "./calls.ts";
import { ChargeRows, type RowsProps } from "./charge-rows.tsx";
import { Conditions, groupsWithout } from "./conditions.tsx";
import { useKeptAmounts } from "./kept-amounts.ts";
import { useChargeNames } from "./use-charge-names.ts";

const blankAmount = { who: null, guestKind: null, sen: null };
const blank = {
  _id: null,
  name: noWords,
  per: "person",
  amounts: (["malaysian", "foreign"] as const).map((nationality) => ({ ...blankAmount, who: nationality })),
};

/** What is asked by the person knows kinds of guest; by the room or booking only where somebody comes from. */
const byPerson = (per: string): boolean => per.startsWith("person");

const conditions = groupsWithout(ruleGroups.fees, ["per", "amounts"]);

/** A fee as its sentence is made of it, also while its amounts are half typed. */
const whole = (fee: Fee): Fee => ({
  ...fee,
  amounts: fee.amounts.map((amount) => ({
    ...amount,
    sen: typeof amount.sen === "number" ? amount.sen : 0,
  })),
});

/** Fees, with an amount for each kind of guest and nationality that they tell apart. */
export function FeeRows({ form, readOnly }: RowsProps) {
  const { t } = useTranslation(["charges", "guest-amounts", "prices"]);
  const kept = useKeptAmounts();
  const { speaker, choices } = useChargeNames();
  return (
    <ChargeRows
      {...{ form, readOnly, blank }}
      list="fees"
      words={{ title: t("fees"), add: t("newFee") }}
      // A new fee is known by its place alone.
      onRemoved={() => kept.forgetBut(form.values.fees.flatMap(({ _id }) => _id ?? []))}
      terms={(fee, path) => {
        const { onChange, ...per } = form.field(`${path}.per`);
        return (
          <Select
            label={t("per")}
            {...per}
            onChange={(value: string) => {
              onChange(value);
              if (byPerson(value) === byPerson(fee.per)) return;
              const change = byPerson(value) ? kept.widen : kept.narrow;
              form.set(`${path}.amounts`, change(fee._id ?? path, fee.amounts));
            }}
            choices={feePers.map((value) => ({ value, text: t(`prices:choices.feePer.${value}`) }))}
          />
        );
      }}
      more={(fee, path) => (
        <>
          <GuestAmounts
            form={form}
            at={`${path}.amounts`}
            rows={fee.amounts}
            blank={blankAmount}
            most={40}
            withDisabled
            nationalityAlone={!byPerson(fee.per)}
            readOnly={readOnly}
          >
            {(row) => <AmountInput label={t("guest-amounts:amount")} {...form.amount(`${row}.sen`)} />}
          </GuestAmounts>
          <Conditions
            {...{ form, path, readOnly, choices }}
            charge={fee}
            groups={conditions}
            step="fee"
            sentence={ruleSentence(speaker, fee, feeText(speaker, whole(fee)))}
          />
        </>
      )}
    />
  );
}
