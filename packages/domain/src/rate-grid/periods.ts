import { addDays, type Day } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { periodOf } from "../catalogue/selling.ts";
import type { PeriodId, RateId } from "../ids.ts";
import type { CardChange } from "../rate-card/card-changes.ts";
import { endYearLater, laterDays, rulesYearLater, yearLater } from "./dated-rules.ts";
import type { Column } from "./grid-model.ts";
import { newId } from "./new-id.ts";
import { type RoundTo, roundedTo } from "./range-acts.ts";
import { freeName, type NewNames, namedToo, naming, renamed } from "./season-names.ts";

const changed = (period: Period, value: Period | null = period): CardChange => ({
  part: "periods",
  key: period.id,
  value,
});

/**
 * A period that sells on every day, from its dates. Without a season to share prices with others it begins one of its own:
 * prices are then its season's, and stay as they are when some of its days are restricted.
 */
export const freshPeriod = (
  card: RateBook,
  { name, from, to, season }: { name: string; from: Day; to: Day; season: string | null },
): Period => ({
  id: newId(
    name || `${from}`,
    card.periods.map(({ id }) => id),
  ),
  from,
  to,
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 0,
  stopSell: false,
  season:
    season ??
    freeName(
      name || `${from}`,
      card.periods.flatMap((period) => [period.id, period.season ?? []].flat()),
    ),
  ...(name !== "" && { name }),
});

/** Whether a period's season was begun for it alone. */
export const hasOwnSeason = ({ name, season }: Pick<Period, "name" | "season">): boolean =>
  name != null && name === season;

/**
 * The period whose end lies on the day from which somebody drags to another, with that end moved; null where no period
 * ends or begins there, or nothing would be left of it. One of a single day grows to the side that is dragged to.
 */
export function withMovedEnd(
  { periods }: Pick<RateBook, "periods">,
  { anchor, active }: { readonly anchor: Day; readonly active: Day },
): { readonly period: Period; readonly moved: Period } | null {
  const period = periodOf(periods, anchor);
  if (!period || active === anchor) return null;
  const isLast = period.to === anchor && (period.from !== anchor || active > anchor);
  if (isLast) return active < period.from ? null : { period, moved: { ...period, to: active } };
  if (period.from !== anchor || active > period.to) return null;
  return { period, moved: { ...period, from: active } };
}

/** One period as two: the second begins on a day of the first, and has its season, rules and prices. */
export function splitAt(card: RateBook, period: Period, day: Day): CardChange[] {
  if (day <= period.from || day > period.to) return [];
  const id = newId(
    period.name ?? period.season ?? period.id.slice(0, 20),
    card.periods.map((other) => other.id),
  );
  const second = { ...period, id, from: day };
  const names = new Map([[period.id, [id]]]);
  const prices = card.rates.filter(({ periodId }) => periodId === period.id);
  const taken = card.rates.map((rate) => rate.id);
  return [
    changed({ ...period, to: addDays(day, -1) }),
    { part: "periods", key: id, value: second },
    ...prices.map((rate, i): CardChange => {
      const rateId = newId(`${id}-${i + 1}`, taken);
      const value = { ...naming(rate, names), id: rateId, periodId: id };
      return { part: "rates", key: rateId, value };
    }),
    ...namedToo(card, names),
  ];
}

/** A period goes with the prices that are for it alone. */
export const withoutPeriod = (card: RateBook, period: Period): CardChange[] => [
  ...card.rates
    .filter(({ periodId }) => periodId === period.id)
    .map(({ id }): CardChange => ({ part: "rates", key: id, value: null })),
  ...(period.season != null && card.periods.filter(({ season }) => season === period.season).length === 1
    ? card.rates
        .filter(({ season }) => season === period.season)
        .map(({ id }): CardChange => ({ part: "rates", key: id, value: null }))
    : []),
  changed(period, null),
];

/** The name of a copy: that of the season, with the year of the copy in the place of its own. */
export const nameOfCopy = (name: string, { from }: Pick<Period, "from">): string => {
  const word = name.replace(/\s*(?<![\d/–-])20\d\d$/u, "");
  return `${word.slice(0, 35)} ${yearLater(from).slice(0, 4)}`.trim();
};

type Copy = { readonly column: Column; readonly name: string; readonly points: number; readonly to: RoundTo };

/**
 * The periods of a column that are copied: those whose dates of a year later it does not have yet. Of a season of several
 * years that is the last one, so that no copy lies over what is there.
 */
export function lastPeriods({ periods }: Pick<Column, "periods">): readonly Period[] {
  const isThere = (period: Period) =>
    periods.some((other) => other.from <= endYearLater(period.to) && yearLater(period.from) <= other.to);
  const last = periods.filter((period) => !isThere(period));
  return last.length > 0 ? last : periods;
}

/**
 * A season of this year for the next: its dates and prices, amounts by so many basis points more. Rules for the season
 * or its periods are for the copies too; those that end with days of their own have a copy for the next year.
 */
export function copiedSeason(card: RateBook, copy: Copy): CardChange[] {
  const { column, name } = copy;
  const last = lastPeriods(column);
  const isSeason = column.season !== null && column.periodId === null;
  const taken = card.periods.map(({ id }) => id);
  const ids = new Map<PeriodId, PeriodId>();
  const periods = last.map((period): CardChange => {
    const id = newId(name, [...taken, ...ids.values()]);
    ids.set(period.id, id);
    const closed = {
      ...(period.closedArrivals && { closedArrivals: period.closedArrivals.map(yearLater) }),
      ...(period.closedDepartures && { closedDepartures: period.closedDepartures.map(yearLater) }),
    };
    const own = { ...(isSeason && { season: name }), ...((!isSeason || hasOwnSeason(period)) && { name }) };
    return {
      part: "periods",
      key: id,
      value: { ...period, ...closed, ...own, id, from: yearLater(period.from), to: endYearLater(period.to) },
    };
  });
  const rates = card.rates.filter((rate) =>
    isSeason && rate.periodId === null ? rate.season === column.season : ids.has(rate.periodId ?? ""),
  );
  const takenRates = card.rates.map(({ id }) => id);
  const rateIds = new Map<RateId, RateId>();
  for (const { id } of rates) {
    const next = newId(`${name}-${id}`, takenRates);
    takenRates.push(next);
    rateIds.set(id, next);
  }
  // The season's word may be the id of one of its periods.
  const names = new Map<string, string[]>([...ids].map(([id, next]) => [id, [next]]));
  if (isSeason && column.season !== null)
    names.set(column.season, [name, ...(names.get(column.season) ?? [])]);
  const copies = rates.map((rate): CardChange => {
    const value = copiedRate(rate, { ...copy, isSeason, ids, rateIds, names });
    return { part: "rates", key: value.id, value };
  });
  const nights = card.option.nights;
  const stays = last.map(({ from, to }) => ({ from, to: addDays(to, nights - 1) }));
  const moved = rulesYearLater(card, { names, stays });
  return [
    ...periods,
    ...copies,
    ...moved.changes,
    ...namedToo(card, names, new Set([...[...rateIds.keys()].map((id) => `rates ${id}`), ...moved.copied])),
  ];
}

type CopyOfRate = Copy & {
  readonly isSeason: boolean;
  /** The ids of the copies by those of what they are copies of. */
  readonly ids: ReadonlyMap<PeriodId, PeriodId>;
  readonly rateIds: ReadonlyMap<RateId, RateId>;
  readonly names: NewNames;
};

function copiedRate(
  rate: Rate,
  { column, name, points, to, isSeason, ids, rateIds, names }: CopyOfRate,
): Rate {
  const sen =
    rate.enquiry || rate.share != null ? rate.sen : roundedTo((rate.sen * (10_000 + points)) / 10_000, to);
  const isOfSeason = isSeason && rate.of?.season === column.season;
  const ofId = rateIds.get(rate.of?.rateId ?? "");
  const next = renamed(rate, names);
  return {
    ...next,
    ...(next.when && { when: laterDays(next.when) }),
    id: rateIds.get(rate.id) ?? rate.id,
    sen,
    periodId: ids.get(rate.periodId ?? "") ?? null,
    ...(isSeason && rate.season === column.season && { season: name }),
    ...(isOfSeason && { of: { ...rate.of, season: name } }),
    ...(ofId !== undefined && { of: { ...rate.of, rateId: ofId } }),
  };
}
