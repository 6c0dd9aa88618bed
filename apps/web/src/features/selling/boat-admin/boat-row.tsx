import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { namesText, weekdayNames } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./boats.module.css";
import type { Boat, Times, Timetable } from "./calls.ts";
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

/** A boat with its seats and, season by season, its times. */
export function BoatRow({ boat, onEdit }: { boat: Boat; onEdit: (() => void) | null }) {
  const { t } = useTranslation("boats");
  const { say } = useLanguage();
  return (
    <li className={styles.boat}>
      <div className={styles.boatHead}>
        <h3>{say(boat.name)}</h3>
        {!boat.activeStatus && <Chip tone="neutral">{t("outOfUse")}</Chip>}
        <span className="muted">
          {t("seatsOf", { count: boat.seats })}
          {boat.charterSen !== null && (
            <>
              , <Money sen={boat.charterSen} />, {t("aDay", { count: boat.daily ?? 1 })}
            </>
          )}
        </span>
      </div>
      <ul className={styles.lines}>
        {boat.timetables.map((timetable, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are shown in their order.
          <TimetableLine key={at} timetable={timetable} />
        ))}
        {boat.timetables.length === 0 && <li className="muted">{t("noTimetable")}</li>}
      </ul>
      {onEdit !== null && (
        <Button
          kind="outline"
          size="small"
          aria-label={t("editOf", { name: say(boat.name) })}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
      )}
    </li>
  );
}
