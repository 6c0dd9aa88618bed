import type { CalendarDate } from "@internationalized/date";
import { useContext } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
  RangeCalendar,
  type RangeCalendarProps,
  RangeCalendarStateContext,
} from "react-aria-components";
import { Icon, type IconShape } from "../icon.tsx";
import { IconChevronLeft, IconChevronRight } from "../icons/index.ts";
import { useTimeZone } from "../time-zone.ts";
import { useIsNarrow } from "../use-is-narrow.ts";
import styles from "./month.module.css";

/** What the library marks and names as today is the resort's: it would take the browser's, and asks its state. */
function useResortsToday(): void {
  const timeZone = useTimeZone();
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  for (const state of [single, range]) if (state && timeZone) Object.assign(state, { timeZone });
}

/** One month or two side by side, each between the buttons that turn both: a name, then its days from Monday on. */
function Days({ months = 1 }: { months?: number }) {
  useResortsToday();
  return (
    <div className={styles.months}>
      {Array.from({ length: months }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
        <div key={place} className={styles.calendar}>
          <div className={styles.head}>
            {place === 0 ? <Turn slot="previous" icon={IconChevronLeft} /> : <span className={styles.turn} />}
            <CalendarHeading offset={{ months: place }} className={styles.month ?? ""} />
            {place === months - 1 ? (
              <Turn slot="next" icon={IconChevronRight} />
            ) : (
              <span className={styles.turn} />
            )}
          </div>
          <CalendarGrid offset={{ months: place }} weekdayStyle="short" className={styles.days ?? ""}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.day ?? ""} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

const Turn = ({ slot, icon }: { slot: "previous" | "next"; icon: IconShape }) => (
  <Button slot={slot} className={styles.turn ?? ""}>
    <Icon of={icon} size="m" flips />
  </Button>
);

/** The month of a date's field. */
export const Month = () => (
  <Calendar firstDayOfWeek="mon">
    <Days />
  </Calendar>
);

/** The months of a range: the first press begins it, the second ends it. Two where there is room for two. */
export function RangeMonth(props: RangeCalendarProps<CalendarDate>) {
  const months = useIsNarrow() ? 1 : 2;
  return (
    <RangeCalendar
      firstDayOfWeek="mon"
      visibleDuration={{ months }}
      pageBehavior="single"
      className={styles.range ?? ""}
      {...props}
    >
      <Days months={months} />
    </RangeCalendar>
  );
}
