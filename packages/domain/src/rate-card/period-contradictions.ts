import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import { type Contradiction, entriesOf } from "./contradiction.ts";

const overlaps = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;
const liesWithin = (inner: Period, outer: Period): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

/** Whether it is said which of two periods counts on their common days: the shorter, which lies in the other. */
const isSettled = (a: Period, b: Period): boolean =>
  (liesWithin(a, b) || liesWithin(b, a)) && lengthOf(a) !== lengthOf(b);

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to);

const ofOne = (period: Period, path: string, { option }: RateBook): Contradiction[] => {
  const { from, to, minNights, maxNights } = period;
  return [
    ...(to < from ? [{ path: `${path}.to`, rule: "card.dates" as const }] : []),
    ...(maxNights != null && maxNights < Math.max(option.nights, minNights ?? 0)
      ? [
          {
            path: `${path}.maxNights`,
            rule: "card.nightsOrder" as const,
            facts: { least: Math.max(option.nights, minNights ?? 0) },
          },
        ]
      : []),
  ];
};

/**
 * Periods that end before they begin, sell no length, claim the same days without saying which of them counts, or have no
 * day left that others don't hold: prices in them would never count.
 */
export const periodContradictions = (book: RateBook): Contradiction[] =>
  entriesOf("periods", book.periods).flatMap(({ entry: period, path }, i) => {
    const rival = book.periods
      .slice(0, i)
      .find((other) => overlaps(other, period) && !isSettled(other, period));
    const isDead = !rival && period.from <= period.to && !hasDays(book.periods, period);
    return [
      ...ofOne(period, path, book),
      ...(rival ? [{ path, rule: "card.overlap" as const, facts: { other: rival.id } }] : []),
      ...(isDead ? [{ path, rule: "card.noDays" as const }] : []),
    ];
  });

/** Whether any day is a period's own: another that goes before it may hold them all. */
export const hasDays = (periods: readonly Period[], period: Period): boolean => {
  const at = periods.indexOf(period);
  const before = periods.filter(
    (other, i) => lengthOf(other) < lengthOf(period) || (lengthOf(other) === lengthOf(period) && i < at),
  );
  const starts: Day[] = [period.from, ...before.map(({ to }) => addDays(to, 1))];
  return starts.some(
    (day) =>
      period.from <= day && day <= period.to && !before.some(({ from, to }) => from <= day && day <= to),
  );
};
