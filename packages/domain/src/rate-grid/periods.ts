import { addDays, type Day, dayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { periodOf } from "../catalogue/selling.ts";
import type { CardChange } from "../rate-card/card-changes.ts";
import type { Column } from "./grid-model.ts";
import { newId } from "./new-id.ts";
import { type RoundTo, roundedTo } from "./range-acts.ts";

const changed = (period: Period, value: Period | null = period): CardChange => ({
  part: "periods",
  key: period.id,
  value,
});

/** A period that sells on every day, from its dates. */
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
  ...(season !== null && { season }),
  ...(name !== "" && { name }),
});

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
  const prices = card.rates.filter(({ periodId }) => periodId === period.id);
  const taken = card.rates.map((rate) => rate.id);
  return [
    changed({ ...period, to: addDays(day, -1) }),
    { part: "periods", key: id, value: second },
    ...prices.map((rate, i): CardChange => {
      const rateId = newId(`${id}-${i + 1}`, taken);
      return { part: "rates", key: rateId, value: { ...rate, id: rateId, periodId: id } };
    }),
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

const yearLater = (day: Day): Day => {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return dayOf(next.endsWith("02-29") ? `${next.slice(0, 5)}02-28` : next);
};

type Copy = { readonly column: Column; readonly name: string; readonly points: number; readonly to: RoundTo };

/** A season of this year for the next: its dates, rules and prices, amounts by so many basis points more. */
export function copiedSeason(card: RateBook, { column, name, points, to }: Copy): CardChange[] {
  const taken = card.periods.map(({ id }) => id);
  const ids = new Map<string, string>();
  const isSeason = column.season !== null && column.periodId === null;
  const periods = column.periods.map((period): CardChange => {
    const id = newId(name, [...taken, ...ids.values()]);
    ids.set(period.id, id);
    const closed = {
      ...(period.closedArrivals && { closedArrivals: period.closedArrivals.map(yearLater) }),
      ...(period.closedDepartures && { closedDepartures: period.closedDepartures.map(yearLater) }),
    };
    const own = isSeason ? { season: name } : { name };
    return {
      part: "periods",
      key: id,
      value: { ...period, ...closed, ...own, id, from: yearLater(period.from), to: yearLater(period.to) },
    };
  });
  const rateIds = card.rates.map(({ id }) => id);
  const copies = card.rates
    .filter((rate) =>
      isSeason && rate.periodId === null ? rate.season === column.season : ids.has(rate.periodId ?? ""),
    )
    .map((rate): CardChange => {
      const id = newId(`${name}-${rate.id}`, rateIds);
      rateIds.push(id);
      return {
        part: "rates",
        key: id,
        value: copiedRate(rate, { id, ids, isSeason, column, name, points, to }),
      };
    });
  return [...periods, ...copies];
}

function copiedRate(
  rate: Rate,
  {
    id,
    ids,
    isSeason,
    column,
    name,
    points,
    to,
  }: Copy & { id: string; ids: ReadonlyMap<string, string>; isSeason: boolean },
): Rate {
  const sen =
    rate.enquiry || rate.share != null ? rate.sen : roundedTo((rate.sen * (10_000 + points)) / 10_000, to);
  const isOfSeason = isSeason && rate.of?.season === column.season;
  return {
    ...rate,
    id,
    sen,
    ...(isSeason ? { season: name } : { periodId: ids.get(rate.periodId ?? "") ?? null }),
    ...(isOfSeason && { of: { ...rate.of, season: name } }),
  };
}
