import { addDays, type Day, daysOfMonth, monthStart, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { dayText, weekdayNames } from "../ui/format.ts";
import { IconChevronLeft, IconChevronRight } from "../ui/icons/index.ts";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./price-calendar.module.css";
import { PriceDay } from "./price-day.tsx";
import { type PricedDay, type PriceLevels, priceLevelOf } from "./priced-day.ts";
import { useCalendarKeys } from "./use-calendar-keys.ts";

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

const dayIn =
  (state: PricedDay["state"]) =>
  (day: Day): PricedDay => ({ day, state, totalSen: null, holiday: false });

type Props = {
  /** Any day of the month on show. */
  month: Day;
  onTurn: (month: Day) => void;
  /** The first day that can be turned to: today at the resort. */
  earliest: Day | undefined;
  /** Undefined while they are being priced; null where no prices are shown, and any day may be chosen. */
  days: readonly PricedDay[] | null | undefined;
  levels: PriceLevels;
  /** The chosen stay, whose nights are tinted. */
  stay: { readonly checkIn: Day; readonly checkOut: Day } | null;
  onChoose: (day: Day) => void;
  compact?: boolean;
  /** Which way it turns: months side by side turn at their ends; those of a list don't, below one row of weekdays. */
  turns?: "both" | "earlier" | "later" | "none";
  /** What the month's name is among the headings round it. */
  heading?: "h2" | "h3" | "p";
  /** Stands between the month's name and its days: a failure, say. */
  children?: ReactNode;
};

/** The days of a month; one that has begun starts with this week: nobody looks for days that are over. */
function daysShown(days: Props["days"], start: Day, earliest: Day | undefined): readonly PricedDay[] {
  const first = earliest !== undefined && start < earliest ? mondayOf(earliest) : start;
  const unknown = dayIn(days === null ? "unpriced" : "closed");
  return (days ?? daysOfMonth(start).map(unknown)).filter(({ day }) => day >= first);
}

/** A month of days on which a stay can begin, Monday first, each with its whole price. */
export function PriceCalendar({
  month,
  onTurn,
  earliest,
  days,
  levels,
  stay,
  onChoose,
  compact,
  turns = "both",
  heading = "h2",
  children,
}: Props) {
  const { t } = useTranslation("ui");
  const { language } = useLanguage();
  const Heading = heading;
  const start = monthStart(month);
  const shown = daysShown(days, start, earliest);
  const isOpen = ({ state }: PricedDay) => state === "free" || state === "enquiry";
  const isAhead = ({ day }: PricedDay) => earliest === undefined || day >= earliest;
  const ahead = shown.filter(isAhead);
  const stop = (ahead.find(({ day }) => day === stay?.checkIn) ?? ahead.find(isOpen) ?? ahead[0])?.day;
  const turn = (by: -1 | 1) => onTurn(monthStart(addDays(start, by === 1 ? 31 : -1)));
  const mayTurnBack = earliest === undefined || start > earliest;
  const keys = useCalendarKeys(days !== undefined, (by) => (by === 1 || mayTurnBack ? turn(by) : undefined));
  return (
    <div className={classNames(styles.calendar, compact && styles.compact)}>
      <div className={styles.head}>
        <Heading className={classNames("display", styles.title)} aria-live="polite">
          {dayText(start, language, "month")}
        </Heading>
        <div className={styles.moves}>
          {(turns === "both" || turns === "earlier") && (
            <IconButton
              icon={IconChevronLeft}
              flips
              label={t("calendar.earlier")}
              disabled={!mayTurnBack}
              onClick={() => turn(-1)}
            />
          )}
          {(turns === "both" || turns === "later") && (
            <IconButton icon={IconChevronRight} flips label={t("calendar.later")} onClick={() => turn(1)} />
          )}
        </div>
      </div>
      {children}
      <fieldset
        {...keys}
        className={styles.grid}
        aria-label={t("calendar.grid")}
        aria-busy={days === undefined}
      >
        {turns !== "none" &&
          weekdayNames(language).map((name) => (
            <span key={name} className={styles.weekday} aria-hidden="true">
              {name}
            </span>
          ))}
        {shown.map((day, i) => (
          <PriceDay
            key={day.day}
            day={day}
            level={priceLevelOf(day, levels)}
            waiting={days === undefined}
            past={!isAhead(day)}
            column={i === 0 ? weekdayOf(day.day) : undefined}
            stay={stay}
            stop={day.day === stop}
            onChoose={() => onChoose(day.day)}
          />
        ))}
      </fieldset>
    </div>
  );
}
