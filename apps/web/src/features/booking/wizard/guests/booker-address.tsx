import type { BookingJson } from "@pulau/contract/drafts.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { useTranslation } from "react-i18next";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { useCountries } from "./use-phone-rules.ts";

const notApplicable = "17";

/** Where the booker lives. Outside Malaysia there is no state to choose. */
export function BookerAddress({ form, booker }: { form: FormFace; booker: BookingJson["booker"] }) {
  const { t } = useTranslation("booking");
  const countries = useCountries();
  const inMalaysia = booker.country === "MY";
  const states = Object.entries(malaysianStates)
    .filter(([code]) => (code === notApplicable) !== inMalaysia)
    .map(([value, name]) => ({ value, text: value === notApplicable ? t("guests.noState") : name }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
  const chooseCountry = (country: string) => {
    form.set("booker", { ...booker, country, state: country === "MY" ? "" : notApplicable });
  };
  return (
    <>
      <div className={styles.wide}>
        <TextInput
          label={t("guests.address")}
          autoComplete="street-address"
          {...form.field("booker.address")}
        />
      </div>
      <TextInput label={t("guests.area")} autoComplete="address-level3" {...form.field("booker.area")} />
      <TextInput label={t("guests.city")} autoComplete="address-level2" {...form.field("booker.city")} />
      <TextInput
        label={t("guests.postCode")}
        autoComplete="postal-code"
        dir="ltr"
        {...(inMalaysia && { inputMode: "numeric" as const })}
        {...form.field("booker.postCode")}
      />
      <ComboField
        label={t("guests.state")}
        choices={states}
        empty={t("guests.choose")}
        autoComplete="address-level1"
        {...form.field("booker.state")}
      />
      <ComboField
        label={t("guests.country")}
        choices={countries}
        empty={t("guests.choose")}
        autoComplete="country"
        {...form.field("booker.country")}
        onChange={chooseCountry}
      />
    </>
  );
}
