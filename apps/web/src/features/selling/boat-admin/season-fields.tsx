import { useTranslation } from "../../../i18n/use-translation.ts";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { weekdayNames } from "../../../ui/format.ts";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./boats.module.css";
import { daysInMonth, monthNames, withPart } from "./season.ts";

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** A day of the year, by its day and month. */
export function DayOfYear({ label, value, onChange }: DayProps) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  const month = Number(value.slice(0, 2));
  const days = Array.from({ length: daysInMonth(month) }, (_, day) => String(day + 1));
  return (
    <fieldset className={styles.dayOfYear}>
      <legend className="strong">{label}</legend>
      <Select
        label={t("day")}
        value={String(Number(value.slice(3)))}
        choices={days.map((day) => ({ value: day, text: day }))}
        onChange={(day) => onChange(withPart(value, { day: Number(day) }))}
      />
      <Select
        label={t("month")}
        value={String(month)}
        choices={monthNames(language).map((text, at) => ({ value: String(at + 1), text }))}
        onChange={(next) => onChange(withPart(value, { month: Number(next) }))}
      />
    </fieldset>
  );
}

type WeekdayProps = { value: readonly number[]; onChange: (days: number[]) => void; error: string | null };

export function Weekdays({ value, onChange, error }: WeekdayProps) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  return (
    <fieldset className={styles.weekdays}>
      <legend className="strong">{t("weekdays")}</legend>
      {weekdayNames(language).map((name, at) => (
        <Checkbox
          key={name}
          label={name}
          checked={value.includes(at + 1)}
          onChange={(on) =>
            onChange((on ? [...value, at + 1] : value.filter((day) => day !== at + 1)).toSorted())
          }
        />
      ))}
      {error !== null && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
