import type { BookingJson } from "@pulau/contract/drafts.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { useCountries } from "../../../../business/use-countries.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCircleCheckFilled } from "../../../../ui/icons/index.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { usePostcodePlace } from "./use-postcode-place.ts";

const notApplicable = "17";

/** Where the booker lives; a Malaysian post code knows town and state. Outside Malaysia there is no state to choose. */
export function BookerAddress({ form, booker }: { form: FormFace; booker: BookingJson["booker"] }) {
  const { t } = useTranslation("booking");
  const countries = useCountries();
  const { enter, prepare, isFilled, isAnyFilled } = usePostcodePlace(form, booker);
  const inMalaysia = booker.country === "MY";
  const states = Object.entries(malaysianStates)
    .filter(([code]) => (code === notApplicable) !== inMalaysia)
    .map(([value, name]) => ({ value, text: value === notApplicable ? t("guests.noState") : name }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
  const chooseCountry = (country: string) => {
    form.set("booker", { ...booker, country, state: country === "MY" ? "" : notApplicable });
  };
  return (
    <div className={styles.address}>
      <div className={styles.wide}>
        <TextInput
          label={t("guests.address")}
          autoComplete="street-address"
          {...form.field("booker.address")}
        />
      </div>
      <TextInput
        label={t("guests.postCode")}
        autoComplete="postal-code"
        dir="ltr"
        {...(inMalaysia && { inputMode: "numeric" as const })}
        {...form.field("booker.postCode")}
        onChange={enter}
        onFocus={prepare}
      />
      <div className={classNames(isFilled("city") && styles.filled)}>
        <TextInput label={t("guests.city")} autoComplete="address-level2" {...form.field("booker.city")} />
      </div>
      <div className={classNames(isFilled("state") && styles.filled)}>
        <ComboField
          label={t("guests.state")}
          choices={states}
          empty={t("guests.choose")}
          autoComplete="address-level1"
          {...form.field("booker.state")}
        />
      </div>
      <p className={classNames(styles.wide, styles.read, styles.fromCode)} role="status">
        {isAnyFilled && (
          <>
            <Icon of={IconCircleCheckFilled} size="s" />
            <span>{t("guests.fromPostCode")}</span>
          </>
        )}
      </p>
      <div className={classNames(styles.two, isFilled("area") && styles.filled)}>
        <TextInput label={t("guests.area")} autoComplete="address-level3" {...form.field("booker.area")} />
      </div>
      <ComboField
        label={t("guests.country")}
        choices={countries}
        empty={t("guests.choose")}
        autoComplete="country"
        {...form.field("booker.country")}
        onChange={chooseCountry}
      />
    </div>
  );
}
