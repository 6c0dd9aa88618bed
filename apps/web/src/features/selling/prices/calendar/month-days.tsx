import { addDays, type Day, daysOfMonth, isWithin, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { dayName, monthName } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { bareRinggit, weekdayNames } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconDoorEnter, IconDoorExit, IconHandStop } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { periodName } from "../words/use-cell-sentence.ts";
import styles from "./calendar.module.css";
import type { DayMarks } from "./day-marks.ts";

type Props = {
  readonly month: Day;
  readonly marksOf: (day: Day) => DayMarks;
  readonly span: { readonly from: Day; readonly to: Day };
  readonly active: Day;
  readonly today: Day;
  /** Whether each period is named on its first day in the month. */
  readonly namesPeriods: boolean;
};

/** One month, Monday first: each day with its price level, what restricts it, and what is asked on top. */
export function MonthDays({ month, ...props }: Props) {
  const { language } = useLanguage();
  const days = daysOfMonth(month);
  const [first] = days;
  const lead = first ? weekdayOf(first) - 1 : 0;
  const weeks = Array.from({ length: Math.ceil((lead + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - lead] ?? null),
  );
  return (
    <section className={styles.month}>
      <h2>{monthName(month, language)}</h2>
      <div role="grid" aria-label={monthName(month, language)} aria-multiselectable="true">
        <div role="row" className={styles.week}>
          {weekdayNames(language).map((name) => (
            <span role="columnheader" key={name} className={styles.weekday}>
              {name}
            </span>
          ))}
        </div>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are told apart by their place alone
          <div role="row" className={styles.week} key={at}>
            {week.map((day, column) =>
              day ? (
                <DayCell key={day} day={day} {...props} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place before or after the month
                <span role="gridcell" key={column} className={styles.blank} />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What the period is called on the first of its days in a month. */
function firstNameOf(day: Day, marksOf: Props["marksOf"]): string {
  const { period } = marksOf(day);
  if (period === null) return "";
  const goesOn = !day.endsWith("-01") && marksOf(addDays(day, -1)).period?.id === period.id;
  return goesOn ? "" : periodName(period);
}

function DayCell({ day, marksOf, span, active, today, namesPeriods }: Omit<Props, "month"> & { day: Day }) {
  const { t } = useTranslation("prices");
  const { language, say } = useLanguage();
  const marks = marksOf(day);
  const { period, fromSen, level, noArrival, noDeparture, surcharges } = marks;
  const { leastNights: least, mostNights: most, cutOffDays } = marks;
  const firstName = namesPeriods ? firstNameOf(day, marksOf) : "";
  const labelParts = [
    dayName(day, language),
    ...(period === null ? [t("calendar.notSold")] : namesPeriods ? [periodName(period)] : []),
    ...(period?.stopSell ? [t("fields.stopSell")] : []),
    ...(least === null ? [] : [t("calendar.least", { count: least })]),
    ...(most === null ? [] : [t("calendar.most", { count: most })]),
    ...(cutOffDays === null ? [] : [t("calendar.cutOff", { count: cutOffDays })]),
    ...(noArrival ? [t("fields.closedArrivals")] : []),
    ...(noDeparture ? [t("fields.closedDepartures")] : []),
    ...(fromSen === null ? [] : [`RM ${bareRinggit(fromSen)}`]),
    ...surcharges.map(({ name }) => say(name)),
  ];
  return (
    <div
      role="gridcell"
      data-day={day}
      tabIndex={day === active ? 0 : -1}
      aria-selected={isWithin(day, span.from, span.to)}
      className={styles.day}
      data-level={level ?? undefined}
      data-stopped={period?.stopSell || undefined}
      data-closed={period === null || undefined}
      data-today={day === today || undefined}
      data-ends={(namesPeriods && (period?.from === day || period?.to === day)) || undefined}
    >
      <VisuallyHidden>{labelParts.join(", ")}</VisuallyHidden>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      {firstName !== "" && (
        <span aria-hidden="true" className={styles.periodName}>
          {firstName}
        </span>
      )}
      <span aria-hidden="true" className={styles.marks}>
        {period?.stopSell && <Icon of={IconHandStop} size="s" />}
        {least !== null && <em>{t("calendar.leastShort", { count: least })}</em>}
        {most !== null && (
          <em>
            <bdi>{t("calendar.mostShort", { count: most })}</bdi>
          </em>
        )}
        {cutOffDays !== null && (
          <em>
            <bdi>{t("calendar.cutOffShort", { count: cutOffDays })}</bdi>
          </em>
        )}
        {noArrival && <Icon of={IconDoorEnter} size="s" />}
        {noDeparture && <Icon of={IconDoorExit} size="s" />}
      </span>
      {fromSen !== null && <small aria-hidden="true">{bareRinggit(fromSen).replace(/\.00$/, "")}</small>}
      {surcharges.slice(0, 2).map((surcharge) => (
        <span key={surcharge.id} aria-hidden="true" className={styles.surcharge}>
          {surcharge.share != null
            ? `+${formatShare(surcharge.share)}`
            : surcharge.sen > 0
              ? `+${bareRinggit(surcharge.sen).replace(/\.00$/, "")}`
              : say(surcharge.name)}
        </span>
      ))}
      {surcharges.length > 2 && (
        <span aria-hidden="true" className={styles.more}>
          {t("calendar.more", { count: surcharges.length - 2 })}
        </span>
      )}
    </div>
  );
}
