import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { RateId } from "../ids.ts";
import { type CardChange, withChanges } from "../rate-card/card-changes.ts";
import { rowKeyOf, termsOf } from "./grid-model.ts";
import { newId } from "./new-id.ts";
import { freeName, namedToo, renamed, renamedIn } from "./season-names.ts";

/**
 * What becomes of prices when a period changes its season: they go along into the new one, become prices of the period
 * alone, are copied for it, stay with the periods that keep the season, or are removed.
 */
export type SeasonWay = "move" | "own" | "copy" | "leave" | "remove";

const rate = (value: Rate): CardChange => ({ part: "rates", key: value.id, value });
const without = ({ id }: Rate): CardChange => ({ part: "rates", key: id, value: null });

/** The prices that a period has by its season; those of its own where it has none. */
const pricesOf = ({ rates }: RateBook, { id, season }: Period): readonly Rate[] =>
  season == null
    ? rates.filter(({ periodId }) => periodId === id)
    : rates.filter((price) => price.periodId === null && price.season === season);

const othersOf = ({ periods }: RateBook, period: Period, season: string | null) =>
  season === null ? [] : periods.filter((other) => other.id !== period.id && other.season === season);

/** How many prices a period leaves behind with its season, and what can become of them: the first way is the usual one. */
export function seasonWays(
  card: RateBook,
  period: Period,
  season: string | null,
): { readonly prices: number; readonly ways: readonly SeasonWay[] } {
  const prices = pricesOf(card, period).length;
  const joins = othersOf(card, period, season).length > 0;
  if (othersOf(card, period, period.season ?? null).length > 0)
    return { prices, ways: joins ? ["leave"] : ["copy", "leave"] };
  if (joins) return { prices, ways: ["remove", "own"] };
  return { prices, ways: [season === null ? "own" : "move"] };
}

type Move = { readonly period: Period; readonly season: string | null; readonly way: SeasonWay };

/** A period with another season, its prices and the rules for its season on the way that was chosen. */
export function inSeason(card: RateBook, move: Move): CardChange[] {
  const { period, season, way } = move;
  const old = period.season ?? null;
  const prices = movedPrices(card, move);
  const isMoved = new Set(prices.map(({ key }) => key));
  // A price for the period alone that names its season as well goes where the period goes.
  const both = card.rates
    .filter((price) => price.periodId === period.id && price.season != null && !isMoved.has(price.id))
    .map((price) => rate({ ...price, season }));
  const changes: CardChange[] = [
    { part: "periods", key: period.id, value: { ...period, season } },
    ...prices,
    ...both,
  ];
  if (old === null || way === "leave") return changes;
  const next = season !== null && (way === "move" || way === "copy") ? season : period.id;
  const names = new Map([[old, [next]]]);
  const moved = withChanges(card, changes);
  const copied = new Set(prices.map(({ key }) => `rates ${key}`));
  const named = way === "copy" ? namedToo(moved, names, copied) : renamedIn(moved, names, season);
  return [
    ...new Map([...changes, ...named].map((change) => [`${change.part} ${change.key}`, change])).values(),
  ];
}

/** The card with a season of their own for some periods of a season: its prices are copied, and its rules are theirs too. */
export const withPartedSeason = (
  card: RateBook,
  { periods, name }: { readonly periods: readonly Period[]; readonly name: string },
): RateBook =>
  periods.reduce(
    (now, period, at) =>
      withChanges(now, inSeason(now, { period, season: name, way: at === 0 ? "copy" : "leave" })),
    card,
  );

/** What is written of the prices of the season that is left, by their ids. */
function movedPrices(card: RateBook, { period, season, way }: Move): readonly CardChange[] {
  const prices = pricesOf(card, period);
  if (way === "leave") return [];
  if (way === "remove") return prices.map(without);
  if (way === "move") return prices.map((price) => rate({ ...price, periodId: null, season }));
  if (period.season == null) return [];
  const asOwn = (price: Rate): Rate => ({ ...price, periodId: period.id, season: null });
  const rows = new Set(
    card.rates.filter(({ periodId }) => periodId === period.id).map((price) => rowKeyOf(termsOf(price))),
  );
  const hasOwn = (price: Rate) => rows.has(rowKeyOf(termsOf(price)));
  if (way === "own") return prices.map((price) => (hasOwn(price) ? without(price) : rate(asOwn(price))));
  const taken = card.rates.map(({ id }) => id);
  const ids = new Map(
    prices.map(({ id }) => {
      const next = newId(`${season ?? period.id}-${id}`, taken);
      taken.push(next);
      return [id, next] as const;
    }),
  );
  // A copy that names its season among its conditions is for stays in what was made of it.
  const names = new Map([[period.season, [season ?? period.id]]]);
  return prices
    .filter((price) => season !== null || !hasOwn(price))
    .map((price) => {
      const copy = renamed(season === null ? asOwn(price) : { ...price, season }, names);
      return rate({ ...copy, id: ids.get(price.id) ?? price.id, ...copiedShare(price, { ids, season }) });
    });
}

/** A copy is a share of the copy of what its original is a share of. */
function copiedShare(
  { of, season: old }: Rate,
  { ids, season }: { readonly ids: ReadonlyMap<RateId, RateId>; readonly season: string | null },
): Pick<Rate, "of"> {
  if (of == null) return {};
  const rateId = ids.get(of.rateId ?? "");
  const isOfSeason = season !== null && of.season != null && of.season === old;
  return { of: { ...of, ...(rateId !== undefined && { rateId }), ...(isOfSeason && { season }) } };
}

/** Whether a season has the name that it was given with its only period. */
function wasMadeWith({ name, season, from }: Period): boolean {
  if (season == null) return false;
  if (name == null || name === "") return season === from || /^\d{4}-\d{2}-\d{2}/.test(season);
  const word = `${name.slice(0, 36)} `;
  return season === name || (season.startsWith(word) && /^\d+$/.test(season.slice(word.length)));
}

/** A period by another name; a season that was made with it and has no other period is called so too. */
export function renamedPeriod(card: RateBook, period: Period, name: string | null): CardChange[] {
  const { name: _, ...nameless } = period;
  const next: Period = name === null ? nameless : { ...period, name };
  const isAlone = othersOf(card, period, period.season ?? null).length === 0;
  if (!isAlone || !wasMadeWith(period)) return [{ part: "periods", key: period.id, value: next }];
  const taken = card.periods.flatMap(({ id, season }) => (id === period.id ? [] : [id, season ?? []].flat()));
  const season = freeName(name ?? period.from, taken);
  return inSeason(card, { period: next, season, way: "move" });
}
