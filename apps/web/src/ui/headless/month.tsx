import type { CalendarDate } from "@internationalized/date";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  type RangeCalendarProps,
} from "react-aria-components";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import styles from "./month.module.css";

/** Month and year between two buttons, then its days from Monday on. */
const Days = () => (
  <>
    <header className={styles.head}>
      <Button slot="previous" className={styles.turn ?? ""}>
        <Icon of={IconChevronLeft} size="m" flips />
      </Button>
      <CalendarHeading className={styles.month ?? ""} />
      <Button slot="next" className={styles.turn ?? ""}>
        <Icon of={IconChevronRight} size="m" flips />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short" className={styles.days ?? ""}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day ?? ""} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);

/** The month of a date's field. */
export const Month = () => (
  <Calendar firstDayOfWeek="mon" className={styles.calendar ?? ""}>
    <Days />
  </Calendar>
);

/** The month of a range: the first press begins it, the second ends it. */
export const RangeMonth = (props: RangeCalendarProps<CalendarDate>) => (
  <RangeCalendar firstDayOfWeek="mon" className={classNames(styles.calendar, styles.range)} {...props}>
    <Days />
  </RangeCalendar>
);
