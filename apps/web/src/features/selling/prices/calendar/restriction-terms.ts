import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import { type DaySpan, daysOf, type Restriction } from "@pulau/domain/rate-grid/restrict-days.ts";

type Terms = Required<Restriction>;
/** What all chosen days say; a term is missing where they differ. */
export type CommonTerms = Partial<Terms>;
type SoldDay = { readonly day: Day; readonly period: Period };

const termNames = [
  "stopSell",
  "minNights",
  "maxNights",
  "cutOffDays",
  "closedToArrival",
  "closedToDeparture",
] as const satisfies readonly (keyof Terms)[];

/** What days without a restriction say. */
const unrestricted: Terms = {
  stopSell: false,
  minNights: null,
  maxNights: null,
  cutOffDays: 0,
  closedToArrival: false,
  closedToDeparture: false,
};

/** The days of a span on which something is sold. */
export const soldDays = ({ periods }: Pick<RateBook, "periods">, span: DaySpan): SoldDay[] =>
  daysOf(span).flatMap((day) => {
    const period = periodOf(periods, day);
    return period ? [{ day, period }] : [];
  });

const termsOn = ({ day, period }: SoldDay): Terms => ({
  stopSell: period.stopSell,
  minNights: period.minNights ?? null,
  maxNights: period.maxNights ?? null,
  cutOffDays: period.cutOffDays,
  closedToArrival: period.closedArrivals?.includes(day) ?? false,
  closedToDeparture: period.closedDepartures?.includes(day) ?? false,
});

export function commonTerms(days: readonly SoldDay[]): CommonTerms {
  const termsByDay = days.map(termsOn);
  const first = termsByDay[0] ?? unrestricted;
  const same = termNames.filter((name) => termsByDay.every((terms) => terms[name] === first[name]));
  return Object.fromEntries(same.map((name) => [name, first[name]]));
}

/** What was entered and is not so on all of the days already. */
export const wantedTerms = (entered: Restriction, common: CommonTerms): Restriction =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => {
      const term = name as keyof Terms;
      return !(term in common) || common[term] !== value;
    }),
  );

/** Whether no stay would be short enough on some of the days, restricted as wanted. */
export const isTooShort = (days: readonly SoldDay[], wanted: Restriction, nights: number): boolean =>
  days.some(({ period }) => {
    const { minNights, maxNights } = { ...period, ...wanted };
    return maxNights != null && maxNights < Math.max(nights, minNights ?? 0);
  });
