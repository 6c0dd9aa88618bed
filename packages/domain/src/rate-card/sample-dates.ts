import { addDays, type Day, daysBetween, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import { periodOf } from "../catalogue/selling.ts";

export type SampleDates = { readonly checkIn: Day; readonly nights: number };

/** Friday: the first night of a weekend. */
const weekend = 5;

/** The first day of some days in a row on which somebody may arrive in a period. */
function arrivalIn(
  { to, arrivalWeekdays, closedArrivals = [] }: Period,
  from: Day,
  weekday?: number,
): Day | null {
  for (let day = from, i = 0; day <= to && i < 14; day = addDays(day, 1), i++) {
    if (arrivalWeekdays.length > 0 && !arrivalWeekdays.includes(weekdayOf(day))) continue;
    if (closedArrivals.includes(day) || (weekday !== undefined && weekdayOf(day) !== weekday)) continue;
    return day;
  }
  return null;
}

/** The beginning of a period, its middle, its last day (nights go on into the next) and a weekend. */
function arrivalsIn(period: Period, today: Day): Day[] {
  const first = period.from > today ? period.from : today;
  if (first > period.to) return [];
  const middle = addDays(first, Math.floor(daysBetween(first, period.to) / 2));
  return [
    arrivalIn(period, first),
    arrivalIn(period, middle),
    arrivalIn(period, period.to),
    arrivalIn(period, first, weekend),
  ].filter((day) => day !== null);
}

/** The first night of each span of a surcharge, as far as somebody may arrive on it. */
const arrivalsOfSurcharges = ({ periods, surcharges }: RateBook, today: Day): Day[] =>
  surcharges.flatMap(({ from, to, dates, weekdays }) =>
    (dates ?? [{ from, to }]).flatMap((span) => {
      const first = span.from > today ? span.from : today;
      for (let day = first, i = 0; day <= span.to && i < 7; day = addDays(day, 1), i++) {
        if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) continue;
        const period = periodOf(periods, day);
        return (period && arrivalIn(period, day)) ?? [];
      }
      return [];
    }),
  );

/** The lengths that a card has prices of its own for: its own nights, others of packages, and one night more. */
function lengthsOf({ option, rates }: RateBook): number[] {
  const named = rates.flatMap(({ nights, extraNight }) => (extraNight ? [] : (nights?.from ?? [])));
  const longest = Math.max(option.nights, ...named);
  const extra = rates.some(({ extraNight }) => extraNight) ? [longest + 1] : [];
  return [...new Set([option.nights, ...named, ...extra])].filter((nights) => nights >= option.nights);
}

/** When stays begin that show what a card asks, and how long they are. Other lengths than the usual begin with a period. */
export function sampleDates(card: RateBook, today: Day): SampleDates[] {
  const [usual = card.option.nights, ...others] = lengthsOf(card);
  const found = new Map<string, SampleDates>();
  const add = (checkIn: Day, nights: number) => {
    const { minNights, maxNights } = periodOf(card.periods, checkIn) ?? {};
    const fitting = Math.min(Math.max(nights, minNights ?? 1), maxNights ?? 60);
    found.set(`${checkIn} ${fitting}`, { checkIn, nights: Math.max(fitting, card.option.nights) });
  };
  for (const period of card.periods) {
    const arrivals = arrivalsIn(period, today);
    for (const checkIn of arrivals) add(checkIn, usual);
    const [first] = arrivals;
    if (first) for (const nights of others) add(first, nights);
  }
  for (const checkIn of arrivalsOfSurcharges(card, today)) add(checkIn, usual);
  return [...found.values()].toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
}
