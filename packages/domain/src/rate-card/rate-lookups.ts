import type { RateBook } from "../catalogue/catalogue.ts";
import { places } from "../catalogue/conditions.ts";
import type { Rate } from "../catalogue/rates.ts";
import { kindOf } from "../party/kinds.ts";
import { type AgeBand, bedTypes } from "../party/party.ts";
import type { RateLookup } from "../pricing/rate-fit.ts";

/** Every value that a card's rates tell apart, and before them none. */
const named = <T>(book: RateBook, partOf: (rate: Rate) => T | null | undefined): (T | null)[] => [
  ...new Set([null, ...book.rates.map((rate) => partOf(rate) ?? null)]),
];

/** All ways to choose one of each list, the first of each list first. */
const choices = function* <T extends object>(lists: { [K in keyof T]: readonly T[K][] }): Generator<T> {
  const keys = Object.keys(lists) as (keyof T)[];
  if (keys.some((key) => lists[key].length === 0)) return;
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

type Varied = Omit<RateLookup, "form" | "openRateIds" | "length" | keyof Person> & {
  readonly person: Person;
};
type Span = { readonly from?: number | null; readonly to?: number | null };

const ownOrAll = <T>(own: T | null | undefined, all: readonly T[]): readonly T[] =>
  own == null ? all : [own];

/** The numbers of a span at which what counts may change: its ends, and those beside the ends of the other spans. */
const edges = (own: Span | null | undefined, all: readonly (Span | null | undefined)[], most: number) => {
  const [from, to] = [own?.from ?? 1, own?.to ?? most];
  const beside = all.flatMap((span) =>
    span ? [span.from ?? 1, (span.from ?? 1) - 1, (span.to ?? most) + 1] : [],
  );
  return [...new Set([from, to, ...beside])].filter((value) => from <= value && value <= to && value >= 1);
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const bedKinds = ["adult", "child", "toddler", "infant"] as const;
const usualRooms = [
  [1, 0, 0, 0],
  [2, 0, 0, 0],
  [2, 1, 0, 0],
  [2, 2, 0, 0],
  [1, 1, 0, 0],
  [3, 0, 0, 0],
  [4, 0, 0, 0],
];

const occupantsFor = (card: Distinctions, { occupants }: Rate): (readonly number[])[] => {
  if (occupants) return [bedKinds.map((kind) => occupants[kind]?.from ?? (kind === "adult" ? 1 : 0))];
  return card.hasOccupants ? usualRooms : [[1, 0, 0, 0]];
};

type Person = Pick<RateLookup, "kind" | "age">;

/** Whom a rate could be for: an age makes the kind, as the card's bands say. */
const peopleFor = (book: RateBook, { guestKind, ages, per }: Rate): readonly Person[] => {
  if (per === "room" || per === "roomNight") return [{ kind: "adult", age: null }];
  if (!ages) return ownOrAll(guestKind, ["adult", "child"] as const).map((kind) => ({ kind, age: null }));
  const bands = book.bands.package;
  return agesIn(ages, distinctionsOf(book).ages).flatMap((age) =>
    [false, true]
      .map((senior) => ({ kind: kindOf(age, senior, bands), age }))
      .filter(({ kind }) => guestKind == null || kind === guestKind),
  );
};

const spanOf = ({ fromAge, toAge }: AgeBand): Span => ({ from: fromAge, to: toAge });

const agesIn = (own: Span, all: readonly (Span | null | undefined)[]): number[] =>
  edges({ from: (own.from ?? 0) + 1, to: (own.to ?? 120) + 1 }, all.map(laterByOne), 121).map(
    (age) => age - 1,
  );

/** Ages begin at nothing, everything else that is counted at one. */
const laterByOne = (span: Span | null | undefined): Span | null =>
  span ? { from: (span.from ?? 0) + 1, to: (span.to ?? 120) + 1 } : null;

const when = <T>(book: RateBook, partOf: (rate: Rate) => unknown, all: readonly T[]): readonly T[] =>
  book.rates.some((rate) => partOf(rate) != null) ? all : all.slice(0, 1);

/** What a card's rates tell apart, looked up once for all of them: a card may have twenty thousand. */
type Distinctions = ReturnType<typeof readDistinctions>;
const distinctions = new WeakMap<RateBook, Distinctions>();
const distinctionsOf = (book: RateBook): Distinctions => {
  const known = distinctions.get(book) ?? readDistinctions(book);
  distinctions.set(book, known);
  return known;
};

/** Spans that say the same are one. */
const spansOf = (book: RateBook, partOf: (rate: Rate) => Span | null | undefined): readonly Span[] => {
  const found = new Map<string, Span>();
  for (const rate of book.rates) {
    const span = partOf(rate);
    if (span) found.set(`${span.from ?? ""}-${span.to ?? ""}`, span);
  }
  return [...found.values()];
};

function readDistinctions(book: RateBook) {
  const nights = spansOf(book, (rate) => rate.nights);
  return {
    nights,
    lengths: [...new Set([book.option.nights, ...edges(null, nights, 60)])],
    ages: [...spansOf(book, (rate) => rate.ages), ...book.bands.package.map(spanOf)],
    nth: spansOf(book, (rate) => rate.nth),
    party: [
      ...spansOf(book, (rate) => rate.party),
      ...spansOf(book, ({ of }) => (of?.party != null ? { from: of.party } : null)),
    ],
    hasOccupants: book.rates.some((rate) => rate.occupants),
    roomTypeId: named(book, (rate) => rate.roomTypeId).map((type) => type ?? ""),
    periodId: named(book, (rate) => rate.periodId),
    season: named(book, (rate) => rate.season),
    activity: named(book, (rate) => rate.activity),
    market: named(book, (rate) => rate.market),
    priceList: named(book, (rate) => rate.priceList),
    place: when(book, (rate) => rate.place, places),
    arrivalWeekday: when(book, (rate) => rate.arrivalWeekdays, weekdays),
    weekday: when(book, (rate) => rate.weekdays, weekdays),
    /** Rates with a condition of which others may be shares: whatever is asked, theirs holds. */
    open: book.rates.filter((rate) => rate.when && rate.of).map(({ id }) => id),
  };
}

/** What each part of a question may be, as the rate names it or as the card's rates tell apart. */
function partsFor(book: RateBook, rate: Rate): { [K in keyof Varied]: readonly Varied[K][] } {
  const follows = rate.share != null && rate.per == null;
  const card = distinctionsOf(book);
  return {
    person: peopleFor(book, rate),
    bedType: ownOrAll(rate.bedType, bedTypes),
    extraNight: follows ? ownOrAll(rate.extraNight, [false, true]) : [rate.extraNight ?? false],
    nationality: ownOrAll(rate.nationality, ["malaysian", "foreign"] as const),
    nights: rate.nights ? edges(rate.nights, card.nights, 60) : card.lengths,
    roomTypeId: ownOrAll(rate.roomTypeId, card.roomTypeId),
    periodId: ownOrAll(rate.periodId, card.periodId),
    season: ownOrAll(rate.season, card.season),
    activity: ownOrAll(rate.activity, card.activity),
    market: ownOrAll(rate.market, card.market),
    priceList: ownOrAll(rate.priceList, card.priceList),
    place: ownOrAll(rate.place, card.place),
    nth: edges(rate.nth, card.nth, 9),
    party: edges(rate.party, card.party, 99),
    occupants: occupantsFor(card, rate),
    arrivalWeekday: rate.arrivalWeekdays?.length ? rate.arrivalWeekdays : card.arrivalWeekday,
    weekday: rate.weekdays?.length ? rate.weekdays : card.weekday,
  };
}

/**
 * The questions that a rate could be the answer to: what it names is as it says; all else is at first as no rate names
 * it, where the fewest others fit, then as each of them does.
 */
export const lookupsOf = function* (book: RateBook, rate: Rate): Generator<RateLookup> {
  const form = rate.per === "room" || rate.per === "roomNight" ? "room" : "person";
  const { open } = distinctionsOf(book);
  for (const { person, ...rest } of choices<Varied>(partsFor(book, rate))) {
    yield {
      ...rest,
      ...person,
      form,
      openRateIds: rate.when ? [...open, rate.id] : open,
      length: rest.extraNight ? rest.nights : null,
    };
  }
};
