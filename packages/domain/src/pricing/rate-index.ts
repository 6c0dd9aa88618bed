import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { PeriodId, RateId, RoomTypeId } from "../ids.ts";
import type { FoundRate } from "./found-rate.ts";
import type { RateLookup } from "./rate-fit.ts";

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

/** What a book has answered so far, and how it is looked through. */
export const indexOf = (book: RateBook): Index => {
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

/** The rates of a book by their ids. */
export const byIdOf = (book: RateBook): ReadonlyMap<RateId, Rate> => {
  const index = indexOf(book);
  index.byId ??= new Map(book.rates.map((rate) => [rate.id, rate]));
  return index.byId;
};

/** Below so many rates of a room type, looking at each costs less than remembering those of a period. */
const worthSplitting = 64;

/** The rates that can fit at all by room type and period, in the order of the book. */
export const candidatesFor = ({ byRoomType, byPeriod }: Index, { roomTypeId, periodId }: RateLookup) => {
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
