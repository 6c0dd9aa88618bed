import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { DateSpan } from "./read-dates.ts";

const byStart = (a: DateSpan, b: DateSpan): number => (a.from < b.from ? -1 : 1);

/** Spans as few as they can be: what follows on the day after another is one with it. */
const joined = (spans: readonly DateSpan[]): DateSpan[] => {
  const all: DateSpan[] = [];
  for (const { from, to } of spans.toSorted(byStart)) {
    const last = all.at(-1);
    if (!last || from > addDays(last.to, 1)) all.push({ from, to });
    else if (to > last.to) all.splice(-1, 1, { from: last.from, to });
  }
  return all;
};

const sameDays = (some: readonly DateSpan[], others: readonly DateSpan[]): boolean =>
  JSON.stringify(joined(some)) === JSON.stringify(joined(others));

/** Whether all of some days are among others. */
export const liesIn = (inner: DateSpan, outer: DateSpan): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

const keyOf = ({ id, season }: Period): string => (season == null ? `p:${id}` : `s:${season}`);

/**
 * The columns that dates are already in: those of exactly these periods, of a season that a restriction has since cut into
 * several, or of several that are these days together. Shorter periods within others have prices of their own.
 */
export function knownColumns({ periods }: Pick<RateBook, "periods">, spans: readonly DateSpan[]): string[] {
  const exact = spans.map(({ from, to }) => periods.find((own) => own.from === from && own.to === to));
  const [first] = exact;
  if (first && exact.every((own) => own && own.season === first.season)) return [keyOf(first)];
  const within = periods.filter((own) => spans.some((span) => liesIn(own, span)));
  const ofSeason = [...Map.groupBy(within, keyOf)].find(([, own]) => sameDays(own, spans));
  if (ofSeason) return [ofSeason[0]];
  const outer = within.filter(
    (own) => !within.some((other) => other !== own && liesIn(own, other) && !liesIn(other, own)),
  );
  return sameDays(outer, spans) ? [...new Set(outer.map(keyOf))] : [];
}
