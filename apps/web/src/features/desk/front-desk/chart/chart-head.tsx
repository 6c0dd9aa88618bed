import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { bandOf, occupancyOf } from "@pulau/domain/occupancy/occupancy.ts";
import { type Language, localeOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { dayText, partsText, weekdayNames } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./chart.module.css";
import type { ShownDays } from "./chart-line.tsx";
import type { Chart } from "./chart-lines.ts";
import { useLowestPrices } from "./use-lowest-prices.ts";

/** In between there is place for the figure or for its bar, but not for both. */
const leastBoth = { from: 56, to: 72 };

/** From here on a price has place, and from here on its currency too. */
const leastPriced = { bare: 46, whole: 76 };

/** Whole ringgit, rounded up as guests see it: sen would be noise. */
const priceText = (sen: Sen, dayWidth: number): string => {
  const text = formatRinggit(Math.ceil(sen / 100) * 100).replace(/\.00$/, "");
  return dayWidth < leastPriced.whole ? text.replace(/^RM\s/, "") : text;
};

/** Jun */
const monthText = (day: Day, language: Language): string =>
  dateFormat(localeOf[language], { month: "short", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

type DayFigures = Chart["days"][number];

function DayHead({
  at,
  day,
  chart,
  dayWidth,
  nightSen,
}: {
  at: number;
  day: DayFigures;
  chart: Chart;
  dayWidth: number;
  /** The lowest price of a night for two who arrive; undefined where there is none, or it is not known yet. */
  nightSen: Sen | undefined;
}) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const date = addDays(chart.from, at);
  const weekday = weekdayNames(language)[weekdayOf(date) - 1];
  const share = Math.min(100, Math.round(occupancyOf(day)));
  const free = Math.max(0, day.sellable - day.sold - day.held);
  const price = nightSen === undefined ? null : t("lowestPrice", { amount: formatRinggit(nightSen) });
  const facts = {
    day: dayText(date, language, "near"),
    free,
    arrivals: day.arrivals,
    departures: day.departures,
  };
  const isFirst = date.endsWith("-01");
  return (
    <div
      role="columnheader"
      aria-colindex={at + 2}
      aria-label={partsText([t("dayLabel", { ...facts, share }), price], language)}
      data-tip={partsText([t("dayTip", facts), price], language)}
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
      {dayWidth >= leastPriced.bare && (
        <small className={styles.lowest}>{nightSen !== undefined && priceText(nightSen, dayWidth)}</small>
      )}
    </div>
  );
}

/** The days at the top: date, free rooms, how well each is sold, and the lowest price of a night. They stay while the rooms are scrolled. */
export function ChartHead({
  chart,
  first,
  last,
  dayWidth,
  children,
}: ShownDays & { chart: Chart; dayWidth: number; children: React.ReactNode }) {
  const prices = useLowestPrices(chart);
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {children}
      </div>
      <div className={styles.days}>
        {chart.days.slice(first, last + 1).map((day, i) => (
          <DayHead
            key={day.day}
            at={first + i}
            nightSen={prices.get(day.day)}
            {...{ day, chart, dayWidth }}
          />
        ))}
      </div>
    </div>
  );
}
