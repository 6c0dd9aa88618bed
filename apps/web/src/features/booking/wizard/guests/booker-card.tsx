import type { BookingJson } from "@pulau/contract/drafts.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { PhoneField } from "./phone-field.tsx";
import { useCountries } from "./use-phone-rules.ts";

type Props = { form: FormFace; booker: BookingJson["booker"]; first: BookingJson["guests"][number] };

const notApplicable = "17";
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Who books, and where they live. Outside Malaysia there is no state to choose. */
export function BookerCard({ form, booker, first }: Props) {
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
  const name = text(first.fullName);
  return (
    <Card as="section" aria-labelledby="booker">
      <div className={styles.head}>
        <h2 id="booker">{t("guests.booker")}</h2>
        {name !== "" && booker.bookingName === "" && (
          <Button
            kind="plain"
            size="small"
            onClick={() =>
              form.set("booker", {
                ...booker,
                bookingName: name,
                email: booker.email || text(first.email),
              })
            }
          >
            {t("guests.sameAs", { name })}
          </Button>
        )}
      </div>
      <div className={styles.grid}>
        <TextInput
          label={t("guests.bookingName")}
          autoComplete="name"
          {...form.field("booker.bookingName")}
        />
        <TextInput
          label={t("guests.bookingEmail")}
          hint={t("guests.bookingEmailHint")}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.field("booker.email")}
        />
        <div className={styles.wide}>
          <PhoneField
            label={t("guests.mobile")}
            name="booker.mobile"
            codeLabel={t("guests.countryCode")}
            value={text(booker.mobile)}
            code={text(booker.countryCode) || "+60"}
            autoComplete="tel-national"
            error={form.errorAt("booker.mobile") ?? form.errorAt("booker.countryCode")}
            onChange={(mobile, countryCode) => form.set("booker", { ...booker, mobile, countryCode })}
            onBlur={form.field("booker.mobile").onBlur}
          />
        </div>
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
        <Select
          label={t("guests.state")}
          choices={states}
          empty={t("guests.choose")}
          autoComplete="address-level1"
          {...form.field("booker.state")}
        />
        <Select
          label={t("guests.country")}
          choices={countries}
          empty={t("guests.choose")}
          autoComplete="country"
          {...form.field("booker.country")}
          onChange={chooseCountry}
        />
      </div>
    </Card>
  );
}
