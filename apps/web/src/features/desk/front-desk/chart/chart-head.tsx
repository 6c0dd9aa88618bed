import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { bandOf, occupancyOf } from "@pulau/domain/occupancy/occupancy.ts";
import { type Language, localeOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { dayText, weekdayNames } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./chart.module.css";
import type { ShownDays } from "./chart-line.tsx";
import type { Chart } from "./chart-lines.ts";

/** In between there is place for the figure or for its bar, but not for both. */
const leastBoth = { from: 56, to: 72 };

/** Jun */
const monthText = (day: Day, language: Language): string =>
  dateFormat(localeOf[language], { month: "short", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

type DayFigures = Chart["days"][number];

function DayHead({
  at,
  day,
  chart,
  dayWidth,
}: {
  at: number;
  day: DayFigures;
  chart: Chart;
  dayWidth: number;
}) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const date = addDays(chart.from, at);
  const weekday = weekdayNames(language)[weekdayOf(date) - 1];
  const share = Math.min(100, Math.round(occupancyOf(day)));
  const free = Math.max(0, day.sellable - day.sold - day.held);
  const isFirst = date.endsWith("-01");
  return (
    <div
      role="columnheader"
      aria-colindex={at + 2}
      aria-label={t("dayLabel", {
        day: dayText(date, language, "near"),
        free,
        share,
        arrivals: day.arrivals,
        departures: day.departures,
      })}
      data-tip={t("dayTip", {
        day: dayText(date, language, "near"),
        free,
        arrivals: day.arrivals,
        departures: day.departures,
      })}
      className={classNames(
        styles.day,
        date === chart.today && styles.isToday,
        dayWidth < 56 && styles.narrowDay,
      )}
      style={{ insetInlineStart: at * dayWidth, width: dayWidth }}
    >
      <span className={styles.date}>
        <b>{Number(date.slice(8))}</b>
        {dayWidth >= 56 && <span>{weekday}</span>}
        {dayWidth >= 108 && <small>{t("freeRooms", { count: free })}</small>}
      </span>
      {dayWidth < 56 && (
        <small className={styles.month}>{isFirst ? monthText(date, language) : weekday?.[0]}</small>
      )}
      <span className={styles.sold} data-band={bandOf(share)}>
        {(dayWidth < leastBoth.from || dayWidth >= leastBoth.to) && (
          <span className={styles.track}>
            <span style={{ inlineSize: `${share}%` }} />
          </span>
        )}
        {dayWidth >= leastBoth.from && <small>{share}%</small>}
      </span>
    </div>
  );
}

/** The days at the top: date, free rooms, and how well each is sold. They stay while the rooms are scrolled. */
export function ChartHead({
  chart,
  first,
  last,
  dayWidth,
  children,
}: ShownDays & { chart: Chart; dayWidth: number; children: React.ReactNode }) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {children}
      </div>
      <div className={styles.days}>
        {chart.days.slice(first, last + 1).map((day, i) => (
          <DayHead key={day.day} at={first + i} {...{ day, chart, dayWidth }} />
        ))}
      </div>
    </div>
  );
}
