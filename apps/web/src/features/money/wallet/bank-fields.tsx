import { isKnownNumber } from "@pulau/contract/bank-details.ts";
import type { payoutBody } from "@pulau/contract/payouts.ts";
import { bankOf, banks, otherBank } from "@pulau/domain/banks/banks.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ComboField } from "../../../ui/combo-field.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import type { useForm } from "../../../ui/use-form.ts";

type Form = ReturnType<typeof useForm<ReturnType<typeof payoutBody>>>;

/** The account that a payout goes to. Another bank asks for its number anew, and brings its own SWIFT code. */
export function BankFields({ form }: { form: Form }) {
  const { t } = useTranslation("wallet");
  const choose = (bank: string) =>
    form.setValues({
      ...form.values,
      bank,
      swift: bankOf(bank)?.swift ?? "",
      bankName: "",
      accountNumber: isKnownNumber(form.values.accountNumber) ? "" : form.values.accountNumber,
    });
  return (
    <>
      <ComboField
        label={t("payout.bank")}
        empty={t("payout.choose")}
        choices={[
          ...banks.map(({ key, name }) => ({ value: key, text: name })),
          { value: otherBank, text: t("payout.other") },
        ]}
        {...form.field("bank")}
        onChange={choose}
      />
      {form.values.bank === otherBank && (
        <TextInput label={t("payout.bankName")} {...form.field("bankName")} />
      )}
      <TextInput
        label={t("payout.number")}
        hint={t("payout.sealed")}
        autoComplete="off"
        {...form.field("accountNumber")}
      />
      <TextInput
        label={t("payout.swift")}
        hint={t("payout.swiftHint")}
        autoComplete="off"
        {...form.field("swift")}
      />
    </>
  );
}
