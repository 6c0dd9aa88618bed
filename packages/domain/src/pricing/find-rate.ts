import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate, RateOf } from "../catalogue/rates.ts";
import { roundedRatio, roundedShare } from "../money/round.ts";
import type { Sen } from "../money/sen.ts";
import { type FoundRate, goesBefore } from "./found-rate.ts";
import { type RateLookup, rateFits } from "./rate-fit.ts";
import { byIdOf, candidatesFor, indexOf } from "./rate-index.ts";
import { spanHolds } from "./stay-facts.ts";

/** Answers that a book keeps; a process that quotes one book for years must not grow. */
const mostKept = 20_000;

/** Shares of shares of shares: no card that is meant goes so deep. */
const deepest = 40;

const formOf = (rate: Rate): RateLookup["form"] =>
  rate.per === "room" || rate.per === "roomNight" ? "room" : "person";

/** A share without a "per" follows the other rate in everything. */
const follows = (rate: Rate): boolean => rate.share != null && rate.per == null;

const isFor = (rate: Rate, { extraNight }: RateLookup): boolean =>
  follows(rate) ? (rate.extraNight ?? extraNight) === extraNight : (rate.extraNight ?? false) === extraNight;

/** The nights that a price for a whole length buys of so many: the most that fit, or, if none fit, the fewest. */
const lengthOf = (
  { nights, enquiry }: Rate,
  { nights: slept, length }: RateLookup,
  own: number,
): number | null => {
  const span = nights ?? (enquiry ? {} : { from: own, to: own });
  if (length !== null) return spanHolds(span, length) ? length : null;
  const from = span.from ?? 1;
  return slept < from ? from : Math.min(slept, span.to ?? slept);
};

/** What a rate costs for what is asked, or null where its length does not fit. */
export const priceOf = (book: RateBook, rate: Rate, lookup: RateLookup): FoundRate | null => {
  const base = rate.share == null ? null : baseOf(book, rate, lookup);
  if (rate.share != null && base === null) return null;
  const perNight = follows(rate)
    ? base?.perNight === true
    : lookup.extraNight || rate.per === "personNight" || rate.per === "roomNight";
  const length = nightsBought(book, rate, lookup, { perNight, base });
  if (length === null) return null;
  const found = {
    rate,
    length,
    perNight,
    enquiry: rate.enquiry === true || base?.enquiry === true,
    taxGroup: rate.taxGroup ?? base?.taxGroup ?? "stay",
    taxInside: rate.taxInside ?? base?.taxInside ?? null,
  };
  if (base === null || rate.share == null) return { ...found, sen: rate.sen, part: null };
  const baseSen = asPaid(base, perNight, length);
  const sen = roundedShare(baseSen, rate.share, rate.rounding) + rate.sen;
  return { ...found, sen, part: { share: rate.share, baseSen, of: base.rate.id } };
};

const nightsBought = (
  book: RateBook,
  rate: Rate,
  lookup: RateLookup,
  { perNight, base }: { perNight: boolean; base: FoundRate | null },
): number | null => {
  if (lookup.extraNight)
    return spanHolds(rate.nights, lookup.length ?? lookup.nights) ? (lookup.length ?? lookup.nights) : null;
  if (follows(rate)) return base && spanHolds(rate.nights, base.length) ? base.length : null;
  if (!perNight) return lengthOf(rate, lookup, book.option.nights);
  const fits =
    spanHolds(rate.nights, lookup.nights) && (lookup.length === null || lookup.length === lookup.nights);
  return fits ? lookup.nights : null;
};

/** The other rate's price in the measure of the rate that takes a share of it: by the night, or for the length. */
const asPaid = (base: FoundRate, perNight: boolean, length: number): Sen => {
  if (base.perNight === perNight) return base.sen;
  return perNight ? roundedRatio(base.sen, base.length) : base.sen * length;
};

/**
 * The rate of which another takes a share, for what is asked. Null where nobody has set a price, and where the share
 * leads back to itself: that way is then among `loopsOf`.
 */
export const baseOf = (book: RateBook, { id, of }: Rate, lookup: RateLookup): FoundRate | null => {
  const { trail, loops, keyOf } = indexOf(book);
  const mark = `${id}|${keyOf(lookup)}`;
  const begun = trail.findIndex((step) => step.mark === mark);
  if (begun >= 0 || trail.length >= deepest) {
    const way = smallestFirst(trail.slice(Math.max(0, begun)).map(({ rateId }) => rateId));
    loops.set(way.join("|"), [...way, way[0] ?? id]);
    return null;
  }
  trail.push({ rateId: id, mark });
  try {
    return baseFor(book, of ?? {}, lookup);
  } finally {
    trail.pop();
  }
};

/** A loop has no begin: one is told by one way, whoever was asked first. */
const smallestFirst = (way: readonly string[]): string[] => {
  const at = way.indexOf(way.toSorted()[0] ?? "");
  return [...way.slice(at), ...way.slice(0, at)];
};

/** Shares that led back to themselves as this book was asked so far, each by the ids of the rates on its way. */
export const loopsOf = (book: RateBook): (readonly string[])[] => [...indexOf(book).loops.values()];

const baseFor = (book: RateBook, of: RateOf, lookup: RateLookup): FoundRate | null => {
  if (of.rateId == null) return findRate(book, lookupOf(of, lookup));
  const rate = byIdOf(book).get(of.rateId);
  return rate ? priceOf(book, rate, { ...lookup, form: formOf(rate) }) : null;
};

/** The same guest, were they as a rate says of another: grown up they sleep in a bed and have no age. */
const lookupOf = (of: RateOf, lookup: RateLookup): RateLookup => ({
  ...lookup,
  form: of.per ?? lookup.form,
  kind: of.guestKind ?? lookup.kind,
  age: of.guestKind == null || of.guestKind === lookup.kind ? lookup.age : null,
  place: of.place ?? (of.guestKind == null ? lookup.place : "bed"),
  nth: 1,
  bedType: of.bedType ?? lookup.bedType,
  roomTypeId: of.roomTypeId ?? lookup.roomTypeId,
  activity: of.activity ?? lookup.activity,
  nationality: of.nationality ?? lookup.nationality,
  market: of.market ?? lookup.market,
  priceList: of.priceList ?? lookup.priceList,
  party: of.party ?? lookup.party,
  season: of.season ?? lookup.season,
  periodId: of.season == null ? lookup.periodId : null,
});

/**
 * The rate that counts: of those that fit, what was agreed with a group, then the longest that is not longer than the stay (if none, the shortest); of
 * these an exception before what says nothing of it, then the one that names most (`rate-rank.ts`), then that of the
 * larger party or length, then the first in the book. A senior without a rate has the adult's. Null where nobody has
 * set a price.
 */
export const findRate = (book: RateBook, lookup: RateLookup): FoundRate | null => {
  const { found, keyOf } = indexOf(book);
  const key = keyOf(lookup);
  const known = found.get(key);
  if (known !== undefined) return known;
  const best = bestRate(book, lookup);
  const answer = best ?? (lookup.kind === "senior" ? findRate(book, { ...lookup, kind: "adult" }) : null);
  if (found.size >= mostKept) found.clear();
  found.set(key, answer);
  return answer;
};

const bestRate = (book: RateBook, lookup: RateLookup): FoundRate | null => {
  let best: FoundRate | null = null;
  for (const rate of candidatesFor(indexOf(book), lookup)) {
    if (formOf(rate) !== lookup.form || !isFor(rate, lookup) || !rateFits(rate, lookup)) continue;
    // "Anybody" is not yet a senior's own price: the adult's may say more.
    if (lookup.kind === "senior" && lookup.form === "person" && rate.guestKind !== "senior") continue;
    const priced = priceOf(book, rate, lookup);
    if (priced && (best === null || goesBefore(priced, best, lookup))) best = priced;
  }
  return best;
};
