import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { BookerAddress } from "./booker-address.tsx";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { PhoneField } from "./phone-field.tsx";

type Props = { form: FormFace; booker: BookingJson["booker"]; first: BookingJson["guests"][number] };

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Who books, and where they live. */
export function BookerCard({ form, booker, first }: Props) {
  const { t } = useTranslation("booking");
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
        <BookerAddress form={form} booker={booker} />
      </div>
    </Card>
  );
}
