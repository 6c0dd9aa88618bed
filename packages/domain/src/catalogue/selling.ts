import { type Day, daysBetween, isWithin, weekdayOf } from "../calendar/day.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Period } from "./catalogue.ts";

/**
 * The period that a check-in date falls in. Of several the shortest counts, so that a festival week can lie inside a
 * season; of equally short ones the first.
 */
export const periodOf = (periods: readonly Period[], checkIn: Day): Period | undefined => {
  let best: Period | undefined;
  for (const period of periods) {
    if (!isWithin(checkIn, period.from, period.to)) continue;
    if (!best || daysBetween(period.from, period.to) < daysBetween(best.from, best.to)) best = period;
  }
  return best;
};

/** The period under which a stay that begins on `checkIn` can be bought on `today`, at the resort's date. */
export const sellable = (
  periods: readonly Period[],
  checkIn: Day,
  today: Day,
): Result<Period, "PACKAGE_CLOSED"> => {
  const period = periodOf(periods, checkIn);
  const open =
    period !== undefined &&
    !period.stopSell &&
    period.arrivalWeekdays.includes(weekdayOf(checkIn)) &&
    daysBetween(today, checkIn) >= Math.max(0, period.cutOffDays);
  return open ? ok(period) : refuse("PACKAGE_CLOSED", { checkIn });
};

/** Those of the given days on which a stay can begin, if bought on `today`. */
export const arrivalDays = (periods: readonly Period[], days: readonly Day[], today: Day): Day[] =>
  days.filter((day) => sellable(periods, day, today).ok);
