import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { type Contradiction, type ContradictionRule, entriesOf } from "./contradiction.ts";
import { hasDays } from "./period-contradictions.ts";
import { type RateUses, usesOf } from "./rate-uses.ts";
import { unchargedRates } from "./uncharged-rates.ts";

const isRoom = ({ per }: Rate): boolean => per === "room" || per === "roomNight";
const isPerNight = ({ per }: Rate): boolean => per === "personNight" || per === "roomNight";

/** What a rate says of one guest, which a room's price can't. */
const ofGuest = ["guestKind", "ages", "activity", "place", "nth"] as const satisfies readonly (keyof Rate)[];

const seasonsOf = (book: RateBook): Set<string> =>
  new Set(book.periods.flatMap(({ season }) => (season == null ? [] : [season])));

type Names = { readonly periods: Set<string>; readonly seasons: Set<string>; readonly rates: Set<string> };

/** What a card's rates may name. */
const namesIn = (book: RateBook): Names => ({
  periods: new Set(book.periods.map(({ id }) => id)),
  seasons: seasonsOf(book),
  rates: new Set(book.rates.map(({ id }) => id)),
});

const references = ({ periods, seasons, rates }: Names, rate: Rate): [string, ContradictionRule][] => {
  const wrong: [string, ContradictionRule][] = [];
  if (rate.periodId !== null && !periods.has(rate.periodId)) wrong.push(["periodId", "card.unknownPeriod"]);
  if (rate.season != null && !seasons.has(rate.season)) wrong.push(["season", "card.unknownSeason"]);
  const { of } = rate;
  if (of?.season != null && !seasons.has(of.season)) wrong.push(["of.season", "card.unknownSeason"]);
  if (of?.rateId != null && !rates.has(of.rateId)) wrong.push(["of.rateId", "card.unknownRate"]);
  return wrong;
};

const shape = (rate: Rate): [string, ContradictionRule][] => {
  const wrong: [string, ContradictionRule][] = [];
  if (rate.share != null && !rate.of) wrong.push(["of", "card.shareOfNothing"]);
  if (rate.of && rate.share == null) wrong.push(["share", "card.shareOfNothing"]);
  if (rate.enquiry && (rate.sen > 0 || rate.share != null)) wrong.push(["enquiry", "card.twoPrices"]);
  const follows = rate.share != null && rate.per == null;
  if (rate.extraNight && !follows && !isPerNight(rate)) wrong.push(["per", "card.extraNight"]);
  if (rate.persons != null && !isRoom(rate)) wrong.push(["persons", "card.roomOfGuest"]);
  if (rate.weekdays?.length && !follows && !isPerNight(rate)) wrong.push(["weekdays", "card.perNightOnly"]);
  if (isRoom(rate)) {
    for (const field of ofGuest) if (rate[field] != null) wrong.push([field, "card.roomOfGuest"]);
  }
  return wrong;
};

/** What a rate matches, without what it costs. */
const matchOf = ({
  id: _,
  sen: __,
  share,
  of: ___,
  rounding: ____,
  enquiry: _____,
  ...rest
}: Rate): string => {
  const { taxGroup: ______, taxInside: _______, persons: ________, ...match } = rest;
  const filled = Object.entries(match).filter(([, value]) => value != null);
  return JSON.stringify([filled.toSorted(([a], [b]) => (a < b ? -1 : 1)), share != null && rest.per == null]);
};

const equals = (rates: readonly Rate[]): Contradiction[] => {
  const seen = new Set<string>();
  return entriesOf("rates", rates).flatMap(({ entry, path }) => {
    const match = matchOf(entry);
    if (seen.has(match)) return [{ path, rule: "card.equalRates" as const }];
    seen.add(match);
    return [];
  });
};

/** Shares that lead back to themselves, on whichever way; another rate may hide it by answering in the loop's place. */
const loops = ({ rates }: RateBook, uses: RateUses): Contradiction[] =>
  uses.loops.map((loop) => ({
    path: `rates.${rates.findIndex(({ id }) => id === loop[0])}.of`,
    rule: "card.shareLoop",
    facts: { loop: loop.join(" → ") },
  }));

/** Shares that find no price to be a share of, for whatever is asked. */
const sharesOfNothing = ({ rates }: RateBook, { based, loops: round, isWhole }: RateUses): Contradiction[] =>
  entriesOf("rates", rates).flatMap(({ entry, path }) =>
    entry.share == null ||
    !entry.of ||
    based.has(entry.id) ||
    !isWhole ||
    round.some((ids) => ids.includes(entry.id))
      ? []
      : [{ path: `${path}.of`, rule: "card.shareOfNothing" as const }],
  );

/** Days on which a rate can be asked for at all: its period has some, and lets guests arrive on its weekdays. */
const hasArrivals = (
  { periods, seasons }: RateBook,
  { periodId, arrivalWeekdays }: Rate,
  ofDays: Map<string, boolean>,
): boolean => {
  const period = periods.find(({ id }) => id === periodId);
  if (!period) return true;
  const days = ofDays.get(period.id) ?? hasDays(periods, period);
  ofDays.set(period.id, days);
  const isByNight = seasons?.package === "night" || seasons?.extraNights === "night";
  const mayArrive =
    isByNight ||
    !arrivalWeekdays?.length ||
    arrivalWeekdays.some((weekday) => period.arrivalWeekdays.includes(weekday));
  return mayArrive && days;
};

/** Rates before which another goes on every day and for every guest, or that no day is left for. */
const neverPaid = (book: RateBook, { used, loops: round, isWhole }: RateUses): Contradiction[] => {
  const ofDays = new Map<string, boolean>();
  return entriesOf("rates", book.rates).flatMap(({ entry, path }) => {
    const isPaid = used.has(entry.id) || !isWhole || round.some((ids) => ids.includes(entry.id));
    return isPaid && hasArrivals(book, entry, ofDays) ? [] : [{ path, rule: "card.neverWins" as const }];
  });
};

const unusedRates = (book: RateBook): Contradiction[] => {
  const uses = usesOf(book);
  const broken = [...loops(book, uses), ...sharesOfNothing(book, uses)];
  return broken.length > 0 ? broken : [...neverPaid(book, uses), ...unchargedRates(book)];
};

/**
 * A card of which every adult's price is for some activity has none for whoever says nothing: its calendar would stay
 * empty, and guests could choose "No activity" without getting a price. So it names the usual one, of which it has a price.
 */
const usualActivity = ({ activity, rates }: RateBook): Contradiction[] => {
  const ofAdults = rates.filter(({ guestKind }) => guestKind === null || guestKind === "adult");
  const hasUsual = ofAdults.some((rate) => rate.activity == null || rate.activity === activity);
  return hasUsual || ofAdults.length === 0 ? [] : [{ path: "activity", rule: "card.usualActivity" }];
};

/** What is wrong with the rates of a card. Whether each is ever paid is asked once nothing else is. */
export const rateContradictions = (book: RateBook): Contradiction[] => {
  const names = namesIn(book);
  const contradictions = [
    ...(book.rates.length === 0 ? [{ path: "rates", rule: "card.noRates" as const }] : []),
    ...entriesOf("rates", book.rates).flatMap(({ entry, path }) =>
      [...references(names, entry), ...shape(entry)].map(([field, rule]) => ({
        path: `${path}.${field}`,
        rule,
      })),
    ),
    ...equals(book.rates),
    ...usualActivity(book),
  ];
  return contradictions.length > 0 ? contradictions : unusedRates(book);
};
