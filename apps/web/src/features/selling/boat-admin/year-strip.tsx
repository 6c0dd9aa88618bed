import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./boats.module.css";
import type { Timetable } from "./calls.ts";
import { inYear, isWholeYear, monthNames, monthsOfSeason } from "./season.ts";

/** Twelve months, those filled in which the timetable runs, and the season in words. */
export function YearStrip({ season }: { season: Pick<Timetable, "from" | "to"> }) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  const months = monthNames(language, "narrow");
  return (
    <span className={styles.strip}>
      <span className={styles.months} aria-hidden="true">
        {monthsOfSeason(season).map((runs, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months stay in their order.
          <span key={month} data-runs={runs || undefined} data-tip={months[month]} />
        ))}
      </span>
      <span className="muted">
        {isWholeYear(season)
          ? t("wholeYear")
          : t("season", {
              from: dayText(inYear(season.from), language, "brief"),
              to: dayText(inYear(season.to), language, "brief"),
            })}
      </span>
    </span>
  );
}
