import type { RateBook } from "../catalogue/catalogue.ts";
import { places } from "../catalogue/conditions.ts";
import type { Rate } from "../catalogue/rates.ts";
import { bedTypes } from "../party/party.ts";
import { baseOf } from "../pricing/find-rate.ts";
import type { RateAsk } from "../pricing/rate-fit.ts";

/** Every value that a card's rates tell apart, and none. */
const named = <T>(book: RateBook, partOf: (rate: Rate) => T | null | undefined): (T | null)[] => [
  ...new Set([null, ...book.rates.map((rate) => partOf(rate) ?? null)]),
];

/** All ways to choose one of each list, one list after the other. */
const choices = function* <T extends object>(lists: { [K in keyof T]: readonly T[K][] }): Generator<T> {
  const keys = Object.keys(lists) as (keyof T)[];
  const at = keys.map(() => 0);
  for (;;) {
    yield Object.fromEntries(keys.map((key, i) => [key, lists[key][at[i] ?? 0]])) as T;
    let i = 0;
    while (i < keys.length) {
      const key = keys[i] as keyof T;
      at[i] = (at[i] ?? 0) + 1;
      if ((at[i] ?? 0) < lists[key].length) break;
      at[i] = 0;
      i += 1;
    }
    if (i === keys.length) return;
  }
};

type Varied = Pick<
  RateAsk,
  | "extraNight"
  | "nights"
  | "roomTypeId"
  | "bedType"
  | "periodId"
  | "season"
  | "party"
  | "place"
  | "activity"
  | "market"
  | "priceList"
  | "nationality"
  | "age"
>;

const lengthsIn = (book: RateBook): number[] => [
  ...new Set([book.option.nights, ...book.rates.flatMap(({ nights }) => nights?.from ?? nights?.to ?? [])]),
];

const sizesIn = (book: RateBook): number[] => [
  ...new Set([2, ...book.rates.flatMap(({ party }) => party?.from ?? party?.to ?? [])]),
];

const said = <T>(own: T | null | undefined, all: readonly T[]): readonly T[] => (own == null ? all : [own]);

/** Whether the share that a rate takes finds a price for anything at all that can be asked of the card. */
export const findsBase = (book: RateBook, rate: Rate): boolean => {
  const follows = rate.per == null;
  const varied = choices<Varied>({
    roomTypeId: said(
      rate.roomTypeId,
      named(book, (each) => each.roomTypeId).map((type) => type ?? "any"),
    ),
    bedType: said(rate.bedType, bedTypes),
    nights: lengthsIn(book),
    periodId: said(
      rate.periodId,
      named(book, (each) => each.periodId),
    ),
    season: said(
      rate.season,
      named(book, (each) => each.season),
    ),
    extraNight: follows ? said(rate.extraNight, [false, true]) : [rate.extraNight ?? false],
    place: said(rate.place, rate.of?.guestKind == null ? places : ["bed"]),
    activity: said(
      rate.activity,
      named(book, (each) => each.activity),
    ),
    party: rate.party == null ? sizesIn(book) : [rate.party.from ?? rate.party.to ?? 1],
    market: said(
      rate.market,
      named(book, (each) => each.market),
    ),
    priceList: said(
      rate.priceList,
      named(book, (each) => each.priceList),
    ),
    nationality: said(rate.nationality, ["malaysian", "foreign"] as const),
    age: said(rate.ages?.from ?? null, [null]),
  });
  const open = book.rates.filter(({ when }) => when).map(({ id }) => id);
  for (const each of varied) {
    const ask: RateAsk = {
      ...each,
      form: rate.per === "room" || rate.per === "roomNight" ? "room" : "person",
      kind: rate.guestKind ?? "adult",
      nth: rate.nth?.from ?? 1,
      occupants: ["adult", "child", "toddler", "infant"].map(
        (kind) => rate.occupants?.[kind as "adult"]?.from ?? (kind === "adult" ? 1 : 0),
      ),
      openRateIds: open,
      arrivalWeekday: rate.arrivalWeekdays?.[0] ?? 1,
      weekday: rate.weekdays?.[0] ?? 1,
      length: each.extraNight ? each.nights : null,
    };
    if (baseOf(book, rate.of ?? {}, ask)) return true;
  }
  return false;
};
