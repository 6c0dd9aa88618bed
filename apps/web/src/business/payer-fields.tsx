import { malaysianStates, stateCodes } from "@pulau/contract/guests.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import type { FormControls } from "../ui/form-controls.ts";
import { Select, TextInput } from "../ui/text-fields.tsx";

type Props = {
  readonly form: Pick<FormControls, "field">;
  readonly isCompany: boolean;
  /** Where they are in the form, with a dot at the end. */
  readonly at?: string;
};

/** Who pays a bill, as its invoice names them. */
export function PayerFields({ form, isCompany, at = "" }: Props) {
  const { t } = useTranslation("folios");
  return (
    <>
      <TextInput
        {...form.field(`${at}name`)}
        label={t(isCompany ? "payer.companyName" : "payer.guestName")}
        autoComplete="off"
      />
      {isCompany && (
        <>
          <TextInput
            {...form.field(`$atregistrationNo`)}
            label={t("payer.registrationNo")}
            hint={t("payer.registrationHint")}
            optional
            dir="ltr"
            autoComplete="off"
          />
          <TextInput
            {...form.field(`${at}taxNo`)}
            label={t("payer.taxNo")}
            hint={t("payer.taxHint")}
            optional
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
      <TextInput {...form.field(`${at}email`)} label={t("payer.email")} type="email" optional dir="ltr" />
      <TextInput {...form.field(`${at}phone`)} label={t("payer.phone")} type="tel" optional dir="ltr" />
      <TextInput {...form.field(`${at}address.address`)} label={t("payer.address")} optional />
      <TextInput {...form.field(`${at}address.postCode`)} label={t("payer.postCode")} optional dir="ltr" />
      <TextInput {...form.field(`${at}address.city`)} label={t("payer.city")} optional />
      <Select
        {...form.field(`$ataddress.state`)}
        label={t("payer.state")}
        empty={t("payer.noState")}
        choices={stateCodes
          .filter((code) => code !== "17")
          .map((code) => ({ value: code, text: malaysianStates[code] }))}
      />
    </>
  );
}
