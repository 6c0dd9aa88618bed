import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Gap } from "../../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import styles from "./guests.module.css";

/** The last day to name a group's guests; null when there is no time left, or the party is no group. */
export function lastDayToName(
  resort: Pick<Resort, "rooming" | "today">,
  stay: { persons: number; checkIn: Day | null },
): Day | null {
  const { fromPersons, daysBefore } = resort.rooming;
  if (stay.checkIn === null || stay.persons < fromPersons) return null;
  const until = addDays(stay.checkIn, -daysBefore);
  return resort.today <= until ? until : null;
}

/** Now or later: a large group need not know every name before it pays. */
export function GroupChoice({
  persons,
  until,
  later,
  onChange,
}: {
  persons: number;
  until: Day;
  later: boolean;
  onChange: (later: boolean) => void;
}) {
  const { t } = useTranslation("rooming");
  const { language } = useLanguage();
  return (
    <Card as="section" className={styles.groupChoice} aria-label={t("group.title")}>
      <p>
        {t("group.text", { count: persons })}
        <Gap />
        {t("group.until", { day: dayText(until, language, "weekday") })}
      </p>
      <RadioCards
        label={t("group.how")}
        value={later ? "later" : "now"}
        onChange={(choice) => onChange(choice === "later")}
        choices={[
          { value: "now", text: t("group.now") },
          { value: "later", text: t("group.later"), detail: t("group.laterText") },
        ]}
      />
    </Card>
  );
}
