import { useTranslation } from "../../../i18n/use-translation.ts";
import { namesText, weekdayNames } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck } from "../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./boats.module.css";
import type { Times, Timetable } from "./calls.ts";
import { YearStrip } from "./year-strip.tsx";

function TimeList({ label, times }: { label: string; times: Times }) {
  const { t } = useTranslation("boats");
  if (times.length === 0) return null;
  return (
    <div className={styles.way}>
      <span className="muted">{label}</span>
      <ul className={styles.chips} aria-label={label}>
        {times.map(({ time, isDefault }) => (
          <li key={time} className={styles.time} data-default={isDefault || undefined}>
            {isDefault && <Icon of={IconCheck} size="xs" />}
            {isDefault && <VisuallyHidden>{t("isIncluded")}</VisuallyHidden>}
            <bdi>{time}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TimetableLine({ timetable }: { timetable: Timetable }) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  const names = weekdayNames(language);
  const days = timetable.weekdays.map((day) => names[day - 1] ?? "");
  return (
    <li className={styles.line}>
      <YearStrip season={timetable} />
      <TimeList label={t("out")} times={timetable.out} />
      <TimeList label={t("back")} times={timetable.back} />
      {timetable.seats !== null && <span className="muted">{t("seatsOf", { count: timetable.seats })}</span>}
      {(days.length < 7 || timetable.excluded.length > 0) && (
        <span className="muted">
          {days.length < 7 && namesText(days, language)}{" "}
          {timetable.excluded.length > 0 && t("without", { count: timetable.excluded.length })}
        </span>
      )}
    </li>
  );
}

/** A boat's times, a line for each season. */
export function TimetableLines({ timetables }: { timetables: readonly Timetable[] }) {
  const { t } = useTranslation("boats");
  if (timetables.length === 0) return <span className="muted">{t("noTimetable")}</span>;
  return (
    <ul className={styles.lines}>
      {timetables.map((timetable, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are shown in their order.
        <TimetableLine key={at} timetable={timetable} />
      ))}
    </ul>
  );
}
