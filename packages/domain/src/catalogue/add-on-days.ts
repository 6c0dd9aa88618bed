import { addDays, type Day, weekdayOf } from "../calendar/day.ts";

/** When an add-on takes place. What is missing or empty closes no day. */
export type AddOnDates = {
  /** First and last day, both included. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** ISO weekdays; Monday is 1. */
  readonly weekdays: readonly number[];
  /** Single days on which it does not take place all the same. */
  readonly excluded: readonly Day[];
};

/** Whether an add-on can be had on a day. */
export const isAddOnDay = ({ from, to, weekdays, excluded }: AddOnDates, day: Day): boolean =>
  (from === null || day >= from) &&
  (to === null || day <= to) &&
  (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) &&
  !excluded.includes(day);

/** The days of a stay, that of check-out included, on which an add-on can be had. */
export function addOnDaysOf(
  dates: AddOnDates,
  stay: { readonly checkIn: Day; readonly checkOut: Day },
): Day[] {
  const days: Day[] = [];
  for (let day = stay.checkIn; day <= stay.checkOut; day = addDays(day, 1))
    if (isAddOnDay(dates, day)) days.push(day);
  return days;
}
