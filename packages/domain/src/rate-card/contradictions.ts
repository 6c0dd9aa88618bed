import type { RateBook } from "../catalogue/catalogue.ts";
import type { AgeBand } from "../party/party.ts";
import { rateContradictions } from "./rate-contradictions.ts";
import { ruleContradictions } from "./rule-contradictions.ts";

/** What is wrong with a rate card: where, and the rule that it breaks (a message key of the web). */
export type Contradiction = { readonly path: string; readonly rule: ContradictionRule };

export const contradictionRules = [
  "card.twice",
  "card.unknownPeriod",
  "card.unknownSeason",
  "card.unknownRate",
  "card.unknownTax",
  "card.shareOfNothing",
  "card.extraNight",
  "card.roomOfGuest",
  "card.perNightOnly",
  "card.equalRates",
  "card.noPrice",
  "card.twoPrices",
  "card.steps",
  "card.bands",
  "card.freeNights",
  "card.taxInside",
  "card.dates",
] as const;
export type ContradictionRule = (typeof contradictionRules)[number];

/** Every place of a list with its path. */
export const eachOf = <T>(list: string, all: readonly T[] | null | undefined) =>
  (all ?? []).map((each, i) => ({ each, path: `${list}.${i}` }));

const twice = (list: string, all: readonly { readonly id: string }[] | null | undefined): Contradiction[] => {
  const seen = new Set<string>();
  return eachOf(list, all).flatMap(({ each, path }) => {
    if (seen.has(each.id)) return [{ path: `${path}.id`, rule: "card.twice" as const }];
    seen.add(each.id);
    return [];
  });
};

/** A band that begins where another has not ended: nobody could say as whom a guest of that age counts. */
const bandContradictions = (list: string, bands: readonly AgeBand[]): Contradiction[] =>
  eachOf(list, bands).flatMap(({ each, path }) => {
    const endsBefore = each.toAge !== null && each.toAge < each.fromAge;
    const overlaps = bands.some(
      (other) =>
        other !== each &&
        other.fromAge <= each.fromAge &&
        (other.toAge === null || each.fromAge <= other.toAge) &&
        (other.fromAge < each.fromAge || bands.indexOf(other) < bands.indexOf(each)),
    );
    return endsBefore || overlaps ? [{ path, rule: "card.bands" as const }] : [];
  });

const periodContradictions = ({ periods }: RateBook): Contradiction[] =>
  eachOf("periods", periods).flatMap(({ each, path }) =>
    each.to < each.from ? [{ path: `${path}.to`, rule: "card.dates" as const }] : [],
  );

/**
 * Everything in a card that cannot be meant: what names something that is not there, what can never be a price, loops,
 * and rates between which nothing decides. Empty for a card that can be sold. Room types are the catalogue's to know.
 */
export const contradictionsOf = (book: RateBook): Contradiction[] => [
  ...twice("periods", book.periods),
  ...twice("rates", book.rates),
  // A line names its rule by the id alone, and so does an excluded charge.
  ...twice("surcharges", book.surcharges),
  ...twice("fees", book.fees),
  ...twice("taxes", book.taxes),
  ...twice("singleSupplements", book.singleSupplements),
  ...twice("minimums", book.minimums),
  ...twice("discounts", book.discounts),
  ...twice("freePlaces", book.freePlaces),
  ...twice("transfers", book.transfers),
  ...periodContradictions(book),
  ...bandContradictions("bands.package", book.bands.package),
  ...bandContradictions("bands.boat", book.bands.boat),
  ...bandContradictions("bands.fee", book.bands.fee),
  ...rateContradictions(book),
  ...ruleContradictions(book),
];
