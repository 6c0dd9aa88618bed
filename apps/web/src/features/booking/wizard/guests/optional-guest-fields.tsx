import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { namesText } from "../../../../ui/format.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { BirthFields, type BirthProps } from "./birth-fields.tsx";
import { GuestPhones } from "./guest-phones.tsx";
import styles from "./guests.module.css";

const ticks = ["vegetarian", "disabled"] as const;

/** What few guests have to say, folded; what is set stands beside the folded line. */
export function OptionalGuestFields(props: BirthProps) {
  const { place, guest, form } = props;
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const at = (field: string) => `guests.${place}.${field}`;
  const typed = (value: unknown) => typeof value === "string" && value !== "";
  const phones = Array.isArray(guest.phones) ? guest.phones : [];
  const wrong = [
    "chineseName",
    "birthDate",
    "birthPlace",
    "allergies",
    "email",
    "phones",
    ...phones.map((_, i) => `phones.${i}`),
  ].some((field) => form.errorAt(at(field)) !== null);
  const set = [
    ...(typed(guest.chineseName) ? [String(guest.chineseName)] : []),
    ...ticks.filter((tick) => guest[tick] === true).map((tick) => t(`guests.${tick}`)),
    ...(typed(guest.allergies) ? [t("guests.allergic", { to: guest.allergies })] : []),
    ...(typed(guest.email) ? [String(guest.email)] : []),
    ...phones.filter((phone) => phone !== ""),
  ];
  return (
    <details className={styles.more} open={wrong}>
      <summary>
        {t("guests.more")}
        {set.length > 0 && <span className={styles.set}>{namesText(set, language)}</span>}
      </summary>
      <div className={styles.moreBody}>
        <div className={styles.grid}>
          <TextInput
            label={t("guests.chineseName")}
            optional
            lang="zh-CN"
            {...form.field(at("chineseName"))}
          />
          <BirthFields {...props} />
          <TextInput
            label={t("guests.email")}
            optional
            type="email"
            autoComplete="off"
            dir="ltr"
            {...form.field(at("email"))}
          />
        </div>
        <div className={styles.ticks}>
          {ticks.map((tick) => (
            <Checkbox key={tick} label={t(`guests.${tick}`)} {...form.tick(at(tick))} />
          ))}
        </div>
        <TextInput
          label={t("guests.allergies")}
          optional
          autoComplete="off"
          hint={t("guests.allergiesHint")}
          {...form.field(at("allergies"))}
        />
        <GuestPhones place={place} guest={guest} form={form} />
      </div>
    </details>
  );
}
