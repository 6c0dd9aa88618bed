import { addDays, type Day, daysBetween, isWithin, nightsOf, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { periodOf } from "../catalogue/selling.ts";
import type { PeriodId, RateId } from "../ids.ts";
import type { CardChange } from "../rate-card/card-changes.ts";
import { newId } from "./new-id.ts";
import { freeName, namedToo, naming } from "./season-names.ts";

/** Days of a calendar, both ends included; without weekdays every one. */
export type DaySpan = { readonly from: Day; readonly to: Day; readonly weekdays: readonly number[] };

/** What is said of days; what is missing stays as it is, a length of null restricts nothing. */
export type Restriction = {
  readonly stopSell?: boolean;
  readonly minNights?: number | null;
  readonly maxNights?: number | null;
  readonly cutOffDays?: number;
  readonly closedToArrival?: boolean;
  readonly closedToDeparture?: boolean;
};

/** The longest span that is looked at, in days: three years. */
export const mostDays = 1_100;

export const daysOf = ({ from, to, weekdays }: DaySpan): Day[] =>
  to < from || daysBetween(from, to) > mostDays
    ? []
    : nightsOf(from, addDays(to, 1)).filter(
        (day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)),
      );

/** Days in a row. */
type Run = { readonly from: Day; readonly to: Day };

const runsIn = (days: readonly Day[]): Run[] => {
  const runs: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
};

/**
 * Days restricted as wanted. Single days are closed by lists of their period; a length, a cut-off and a stop are said of
 * whole periods, so a period of which only some days change becomes several with the same season and rules. Prices of a
 * season count in all of them and are not touched. A period without a season becomes one, so that its parts stay one
 * column of prices; only prices that are for one period of a season alone are had by its new parts too.
 */
export function restrictDays(card: RateBook, span: DaySpan, wanted: Restriction): CardChange[] {
  const { closedToArrival, closedToDeparture, ...terms } = wanted;
  const days = daysOf(span);
  const hasTerms = Object.values(terms).some((value) => value !== undefined);
  const changes: CardChange[] = [];
  const made = new Map<PeriodId, readonly PeriodId[]>();
  const taken = {
    periods: card.periods.map(({ id }) => id),
    rates: card.rates.map(({ id }) => id),
    seasons: card.periods.flatMap(({ id, season }) => [id, season ?? []].flat()),
  };
  for (const period of card.periods) {
    const own = days.filter((day) => periodOf(card.periods, day)?.id === period.id);
    if (own.length === 0) continue;
    const closed: Period = {
      ...period,
      ...(closedToArrival !== undefined && {
        closedArrivals: withDays(period.closedArrivals, own, closedToArrival),
      }),
      ...(closedToDeparture !== undefined && {
        closedDepartures: withDays(period.closedDepartures, own, closedToDeparture),
      }),
    };
    const restricted: Period = { ...closed, ...terms };
    const isSame = !hasTerms || saysAlready(closed, terms);
    const parts = isSame ? [closed] : dividedBy(card, { period: closed, restricted, own });
    const division =
      parts.length > 1 && period.season == null
        ? asSeason(card, { period, parts, taken })
        : written(card, { period, parts, taken });
    changes.push(...division.changes);
    if (division.made.length > 0) made.set(period.id, division.made);
  }
  // A rule may be for several of the divided periods: it is written once, with the new parts of all.
  const prices = new Set<string>();
  const named = changes.map((change) => {
    if (change.part !== "rates") return change;
    prices.add(`rates ${change.key}`);
    return { ...change, value: naming(change.value as Rate, made) };
  });
  return [...named, ...namedToo(card, made, prices)];
}

const withDays = (before: readonly Day[] | undefined, days: readonly Day[], isClosed: boolean): Day[] => {
  const others = (before ?? []).filter((day) => !days.includes(day));
  return isClosed ? [...others, ...days].toSorted() : others;
};

const saysAlready = (period: Period, terms: Partial<Period>): boolean =>
  Object.entries(terms).every(
    ([name, value]) => value === undefined || (period[name as keyof Period] ?? null) === value,
  );

type Restricted = { readonly period: Period; readonly restricted: Period; readonly own: readonly Day[] };

/** A period as its parts, one after the other: those days that are restricted, and those that stay as they are. */
function dividedBy(card: RateBook, { period, restricted, own }: Restricted): Period[] {
  const mine = new Set(own);
  const isMine = (day: Day) => mine.has(day);
  const all = nightsOf(period.from, addDays(period.to, 1));
  const counts = new Map(all.map((day) => [day, periodOf(card.periods, day)?.id === period.id] as const));
  const parts = runsOfSame(all, counts, isMine).map(({ from, to, isRestricted }) => ({
    ...(isRestricted ? restricted : period),
    from,
    to,
  }));
  return parts.flatMap((part) => uncovered(card, { part, id: period.id, counts }));
}

/** Runs of days that are alike. Days on which another period counts go with those before them. */
function runsOfSame(
  all: readonly Day[],
  counts: ReadonlyMap<Day, boolean>,
  isMine: (day: Day) => boolean,
): (Run & { readonly isRestricted: boolean })[] {
  const runs: { from: Day; to: Day; isRestricted: boolean }[] = [];
  for (const day of all) {
    const last = runs.at(-1);
    const isRestricted = counts.get(day) ? isMine(day) : (last?.isRestricted ?? false);
    if (last && last.isRestricted === isRestricted) last.to = day;
    else runs.push({ from: day, to: day, isRestricted });
  }
  return runs;
}

/** A part no longer than a period that counts before it would count instead: it then has its own days alone. */
function uncovered(
  { periods }: RateBook,
  { part, id, counts }: { part: Period; id: PeriodId; counts: ReadonlyMap<Day, boolean> },
): Period[] {
  const length = daysBetween(part.from, part.to);
  const isRivalled = periods.some(
    (other) =>
      other.id !== id &&
      other.from <= part.to &&
      part.from <= other.to &&
      daysBetween(other.from, other.to) >= length &&
      nightsOf(part.from, addDays(part.to, 1)).some(
        (day) => isWithin(day, other.from, other.to) && counts.get(day) === false,
      ),
  );
  if (!isRivalled) return [part];
  const days = nightsOf(part.from, addDays(part.to, 1)).filter((day) => counts.get(day));
  return runsIn(days).map(({ from, to }) => ({ ...part, from, to }));
}

type Parts = {
  readonly period: Period;
  readonly parts: readonly Period[];
  /** Ids that are in use; those that are made here are added. */
  readonly taken: { readonly periods: PeriodId[]; readonly rates: RateId[]; readonly seasons: string[] };
};
type Division = { readonly changes: readonly CardChange[]; readonly made: readonly PeriodId[] };

/** A period without a season as the season of all its parts, with its prices. */
function asSeason(card: RateBook, { period, parts, taken }: Parts): Division {
  const season = freeName(period.name || period.from, taken.seasons);
  taken.seasons.push(season);
  const prices = card.rates
    .filter(({ periodId }) => periodId === period.id)
    .map((rate): CardChange => ({ part: "rates", key: rate.id, value: { ...rate, periodId: null, season } }));
  const inSeason = parts.map((part) => ({ ...part, season }));
  const { changes, made } = written({ ...card, rates: [] }, { period, parts: inSeason, taken });
  return { changes: [...changes, ...prices], made };
}

/** The first part keeps the id and with it its prices; the others have copies of those that are for the period alone. */
function written(card: RateBook, { period, parts, taken }: Parts): Division {
  const [first, ...others] = parts;
  if (!first) return { changes: [], made: [] };
  const prices = card.rates.filter(({ periodId }) => periodId === period.id);
  const word = period.name ?? period.season ?? period.id.slice(0, 20);
  const changes: CardChange[] = [{ part: "periods", key: period.id, value: { ...first, id: period.id } }];
  const made: PeriodId[] = [];
  for (const part of others) {
    const id = newId(word, taken.periods);
    taken.periods.push(id);
    made.push(id);
    changes.push({ part: "periods", key: id, value: { ...part, id } });
    for (const [i, rate] of prices.entries()) {
      const rateId = newId(`${id}-${i + 1}`, taken.rates);
      taken.rates.push(rateId);
      changes.push({ part: "rates", key: rateId, value: { ...rate, id: rateId, periodId: id } });
    }
  }
  return { changes, made };
}
