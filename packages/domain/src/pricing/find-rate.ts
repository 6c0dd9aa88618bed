import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate, RateOf } from "../catalogue/rates.ts";
import type { TaxGroup } from "../catalogue/taxes.ts";
import type { PeriodId, RateId, RoomTypeId } from "../ids.ts";
import { roundedRatio, roundedShare } from "../money/round.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import { type RateLookup, rateFits } from "./rate-fit.ts";
import { aboutOf, leavesOpen, rankOf } from "./rate-rank.ts";
import { spanHolds } from "./stay-facts.ts";

/** A rate that counts, with its price worked out. */
export type FoundRate = {
  readonly rate: Rate;
  /** Nights of the package, or, of a price per night, all that are slept. */
  readonly length: number;
  readonly perNight: boolean;
  readonly sen: Sen;
  readonly enquiry: boolean;
  readonly taxGroup: TaxGroup;
  readonly taxInside: boolean | null;
  /** Where the price is a share of another rate's. */
  readonly part: { readonly share: BasisPoints; readonly baseSen: Sen; readonly of: string } | null;
};

/** Shares of shares of shares: no card that is meant goes so deep. */
const deepest = 40;

type Rank = { readonly names: number; readonly about: ReturnType<typeof aboutOf> };

type Index = {
  /** Rates of a room type with those of any, in the order of the book; null is any alone. */
  readonly byRoomType: ReadonlyMap<RoomTypeId | null, readonly Rate[]>;
  /** Of those, the rates of one period with those of any; filled as it is asked for. */
  readonly byPeriod: Map<readonly Rate[], Map<PeriodId | null, readonly Rate[]>>;
  /** By their ids; filled when one is asked for. */
  byId: ReadonlyMap<RateId, Rate> | null;
  /** Equal for asks that this book cannot tell apart. */
  readonly keyOf: (stay: RateLookup) => string;
  readonly found: Map<string, FoundRate | null>;
  /** The shares that are being worked out, each as it is asked. */
  readonly trail: { readonly rateId: RateId; readonly mark: string }[];
  /** Ways on which a share led back to itself, by their ids. */
  readonly loops: Map<string, readonly string[]>;
};

/** Answers that a book keeps; a process that quotes one book for years must not grow. */
const mostKept = 20_000;

/** What an ask says that only some books look at, and whether any of a book's rates does. */
const conditionLooks = {
  age: (rate) => rate.ages != null,
  nth: (rate) => rate.nth != null,
  place: (rate) => rate.place != null,
  occupants: (rate) => rate.occupants != null,
  activity: (rate) => rate.activity != null,
  nationality: (rate) => rate.nationality != null,
  market: (rate) => rate.market != null,
  priceList: (rate) => rate.priceList != null,
  party: (rate) => rate.party != null,
  arrivalWeekday: (rate) => rate.arrivalWeekdays != null,
  weekday: (rate) => rate.weekdays != null,
  season: (rate) => rate.season != null,
  periodId: (rate) => rate.periodId != null,
} as const satisfies { [K in keyof RateLookup]?: (rate: Rate) => boolean };

const always = [
  "form",
  "extraNight",
  "roomTypeId",
  "bedType",
  "kind",
  "nights",
  "length",
  "openRateIds",
] as const;

/** Which of `conditionLooks` a rate looks at, as bits; a rate is the same object for as long as it says the same. */
const conditionBits = new WeakMap<Rate, number>();
const conditionNames = Object.keys(conditionLooks) as (keyof typeof conditionLooks)[];
const bitsOf = (rate: Rate): number => {
  const known = conditionBits.get(rate);
  if (known !== undefined) return known;
  const bits = conditionNames.reduce(
    (sum, condition, i) => sum | (conditionLooks[condition](rate) ? 1 << i : 0),
    0,
  );
  conditionBits.set(rate, bits);
  return bits;
};

const keyFor = (book: RateBook): Index["keyOf"] => {
  let bits = 0;
  for (const rate of book.rates) bits |= bitsOf(rate);
  const conditions = conditionNames.filter((_, i) => (bits & (1 << i)) !== 0);
  const keyFields: readonly (keyof RateLookup)[] = [...always, ...conditions];
  return (wanted) => keyFields.map((value) => wanted[value]).join("|");
};

/** A calendar asks the same book hundreds of times; what was found lives as long as the book does. */
const indexes = new WeakMap<RateBook, Index>();

const indexOf = (book: RateBook): Index => {
  const known = indexes.get(book);
  if (known) return known;
  const index: Index = {
    byRoomType: byRoomTypeOf(book.rates),
    byPeriod: new Map(),
    byId: null,
    keyOf: keyFor(book),
    found: new Map(),
    trail: [],
    loops: new Map(),
  };
  indexes.set(book, index);
  return index;
};

/** In one walk through the book: each list keeps its order. */
const byRoomTypeOf = (rates: readonly Rate[]): Index["byRoomType"] => {
  const types = new Map<RoomTypeId | null, Rate[]>([[null, []]]);
  for (const { roomTypeId } of rates) if (!types.has(roomTypeId)) types.set(roomTypeId, []);
  for (const rate of rates) {
    if (rate.roomTypeId !== null) types.get(rate.roomTypeId)?.push(rate);
    else for (const list of types.values()) list.push(rate);
  }
  return types;
};

const byIdOf = (book: RateBook): ReadonlyMap<RateId, Rate> => {
  const index = indexOf(book);
  index.byId ??= new Map(book.rates.map((rate) => [rate.id, rate]));
  return index.byId;
};

/** Below so many rates of a room type, looking at each costs less than remembering those of a period. */
const worthSplitting = 64;

const candidatesFor = ({ byRoomType, byPeriod }: Index, { roomTypeId, periodId }: RateLookup) => {
  const ofType = byRoomType.get(roomTypeId) ?? byRoomType.get(null) ?? [];
  if (ofType.length < worthSplitting) return ofType;
  const periods = byPeriod.get(ofType) ?? new Map<PeriodId | null, readonly Rate[]>();
  byPeriod.set(ofType, periods);
  const known = periods.get(periodId);
  if (known) return known;
  const own = ofType.filter((rate) => rate.periodId === null || rate.periodId === periodId);
  periods.set(periodId, own);
  return own;
};

/** What decides between rates, once for each: a rate is the same object for as long as it says the same. */
const ranks = new WeakMap<Rate, Rank>();
const rankFor = (rate: Rate): Rank => {
  const known = ranks.get(rate);
  if (known) return known;
  const rank = { names: rankOf(rate), about: aboutOf(rate) };
  ranks.set(rate, rank);
  return rank;
};

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
 * The rate that counts: of those that fit, the longest that is not longer than the stay (if none, the shortest); of
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

const goesBefore = (a: FoundRate, b: FoundRate, { nights }: RateLookup): boolean => {
  const fitOf = (rate: FoundRate): number => (rate.length <= nights ? rate.length : -rate.length);
  const [ofA, ofB] = [rankFor(a.rate), rankFor(b.rate)];
  const exception = Number(leavesOpen(b.rate, ofA.about)) - Number(leavesOpen(a.rate, ofB.about));
  const order =
    fitOf(a) - fitOf(b) ||
    exception ||
    ofA.names - ofB.names ||
    (a.rate.party?.from ?? 0) - (b.rate.party?.from ?? 0) ||
    (a.rate.nights?.from ?? 0) - (b.rate.nights?.from ?? 0);
  return order > 0;
};
