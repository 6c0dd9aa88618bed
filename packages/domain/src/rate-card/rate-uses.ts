import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { RateId } from "../ids.ts";
import { baseOf, findRate, loopsOf } from "../pricing/find-rate.ts";
import { lookupsOf } from "./rate-lookups.ts";

/** What became of a card's rates when everything was asked that they could answer. */
export type RateUses = {
  /** Rates that some guest pays, or of which one that is paid takes a share. */
  readonly used: ReadonlySet<RateId>;
  /** Shares that found a price to be a share of. */
  readonly based: ReadonlySet<RateId>;
  /** Shares that lead back to themselves, each by the ids of the rates on its way. */
  readonly loops: readonly (readonly string[])[];
  /** False where the card is so large that not everything could be asked. */
  readonly isWhole: boolean;
};

/** So many comparisons of a rate with a question are made for one card; about a second. */
const mostComparisons = 8_000_000;
/** Questions to a share beyond the first answer, to find loops that only some of them fall into; fewer in large cards. */
const questionsAfter = 2_000;
const questionsAfterInAll = 100_000;

/** Asks a card whatever its rates could answer. */
export const usesOf = (book: RateBook): RateUses => {
  const used = new Set(book.rates.flatMap(({ of }) => (of?.rateId == null ? [] : [of.rateId])));
  const based = new Set<RateId>();
  const item = Math.floor(mostComparisons / Math.max(1, book.rates.length ** 2));
  const after = Math.min(questionsAfter, Math.ceil(questionsAfterInAll / Math.max(1, book.rates.length)));
  let isWhole = true;
  for (const rate of book.rates) {
    const isShare = rate.share != null && rate.of != null;
    if (!isShare && used.has(rate.id)) continue;
    if (!searchUses(book, rate, { used, based, most: Math.max(40, item), after, isShare })) isWhole = false;
  }
  return { used, based, loops: loopsOf(book), isWhole };
};

type RateSearch = { used: Set<RateId>; based: Set<RateId>; most: number; after: number; isShare: boolean };

/** False where there was more to ask. */
const searchUses = (
  book: RateBook,
  rate: Rate,
  { used, based, most, after, isShare }: RateSearch,
): boolean => {
  let left = most;
  for (const lookup of lookupsOf(book, rate)) {
    if (left <= 0) return isDone(rate, used, based);
    left -= 1;
    const found = findRate(book, lookup);
    if (found) used.add(found.rate.id);
    if (found?.part) used.add(found.part.of);
    if (isShare && !based.has(rate.id) && baseOf(book, rate, lookup)) based.add(rate.id);
    if (!isDone(rate, used, based)) continue;
    if (!isShare) return true;
    left = Math.min(left, after);
  }
  return true;
};

const isDone = ({ id, share }: Rate, used: Set<RateId>, based: Set<RateId>): boolean =>
  used.has(id) && (share == null || based.has(id));
