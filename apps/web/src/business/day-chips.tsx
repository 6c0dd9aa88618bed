import type { Day } from "@pulau/domain/calendar/day.ts";
import { DateField } from "../ui/date-field.tsx";
import { dayText } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { IconX } from "../ui/icons/index.ts";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./day-chips.module.css";

type Props = {
  label: string;
  hint: string;
  /** What the button beside a day is called. */
  removeLabel: (day: string) => string;
  days: readonly Day[];
  onChange: (days: Day[]) => void;
};

/** Single days, chosen one after the other from the calendar. */
export function DayChips({ label, hint, removeLabel, days, onChange }: Props) {
  const { language } = useLanguage();
  return (
    <div className={styles.days}>
      <DateField
        label={label}
        hint={hint}
        value=""
        onChange={(day) => day !== "" && !days.includes(day) && onChange([...days, day].toSorted())}
      />
      {days.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {days.map((day) => (
            <li key={day} className={styles.chip}>
              <span>{dayText(day, language)}</span>
              <button
                type="button"
                aria-label={removeLabel(dayText(day, language))}
                onClick={() => onChange(days.filter((other) => other !== day))}
              >
                <Icon of={IconX} size="xs" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
