import { feePers } from "@pulau/domain/catalogue/charges.ts";
import { GuestAmounts } from "../../../business/guest-amounts.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Fee } from "./calls.ts";
import { ChargeRows, type RowsProps } from "./charge-rows.tsx";

const blankAmount = { who: null, guestKind: null, sen: null };
const blank = {
  _id: null,
  name: { en: "", my: "", cn: "" },
  per: "person",
  amounts: (["malaysian", "foreign"] as const).map((nationality) => ({ ...blankAmount, who: nationality })),
};

/** What is asked by the person knows kinds of guest; by the room or booking only where somebody comes from. */
const byPerson = ({ per }: Fee): boolean => per.startsWith("person");

/** The first amount of each nationality: where kinds of guest are not asked, the others would never count. */
const byNationality = (amounts: Fee["amounts"]): Fee["amounts"] =>
  [
    ...new Map(amounts.toReversed().map((amount) => [amount.who, { ...amount, guestKind: null }])).values(),
  ].toReversed();

/** Fees, with an amount for each kind of guest and nationality that they tell apart. */
export function FeeRows({ form, readOnly }: RowsProps) {
  const { t } = useTranslation(["charges", "guest-amounts", "prices"]);
  return (
    <ChargeRows
      {...{ form, readOnly, blank }}
      list="fees"
      words={{ title: t("fees"), add: t("newFee") }}
      terms={(fee, path) => {
        const { onChange, ...per } = form.field(`${path}.per`);
        return (
          <Select
            label={t("per")}
            {...per}
            onChange={(value: string) => {
              onChange(value);
              if (!value.startsWith("person")) form.set(`${path}.amounts`, byNationality(fee.amounts));
            }}
            choices={feePers.map((value) => ({ value, text: t(`prices:choices.feePer.${value}`) }))}
          />
        );
      }}
      more={(fee, path) => (
        <GuestAmounts
          form={form}
          at={`${path}.amounts`}
          rows={fee.amounts}
          blank={blankAmount}
          most={40}
          withDisabled
          nationalityAlone={!byPerson(fee)}
          readOnly={readOnly}
        >
          {(row) => <AmountInput label={t("guest-amounts:amount")} {...form.amount(`${row}.sen`)} />}
        </GuestAmounts>
      )}
    />
  );
}
