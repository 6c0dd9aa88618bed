import type { RateBook } from "../catalogue/catalogue.ts";
import type { AnyId } from "../ids.ts";
import type { AgeBand } from "../party/party.ts";
import { limitContradictions } from "./card-limits.ts";
import { type Contradiction, entriesOf } from "./contradiction.ts";
import { periodContradictions } from "./period-contradictions.ts";
import { rateContradictions } from "./rate-contradictions.ts";
import { ruleContradictions } from "./rule-contradictions.ts";

const twice = (list: string, all: readonly { readonly id: AnyId }[] | null | undefined): Contradiction[] => {
  const seen = new Set<string>();
  return entriesOf(list, all).flatMap(({ entry, path }) => {
    if (seen.has(entry.id)) return [{ path: `${path}.id`, rule: "card.twice" as const }];
    seen.add(entry.id);
    return [];
  });
};

/** A band that begins where another has not ended: nobody could say as whom a guest of that age counts. */
const bandContradictions = (list: string, bands: readonly AgeBand[]): Contradiction[] =>
  entriesOf(list, bands).flatMap(({ entry, path }) => {
    const endsBefore = entry.toAge !== null && entry.toAge < entry.fromAge;
    const overlaps = bands.some(
      (other) =>
        other !== entry &&
        other.fromAge <= entry.fromAge &&
        (other.toAge === null || entry.fromAge <= other.toAge) &&
        (other.fromAge < entry.fromAge || bands.indexOf(other) < bands.indexOf(entry)),
    );
    return endsBefore || overlaps ? [{ path, rule: "card.bands" as const }] : [];
  });

/**
 * Everything in a card that cannot be meant: what names something that is not there, what can never be a price, loops,
 * and rates between which nothing decides. Empty for a card that can be sold. Room types are the catalogue's to know.
 */
export const contradictionsOf = (book: RateBook): Contradiction[] => {
  // Nothing is worked out with numbers that no card can mean, nor looked up in endless lists.
  const limits = limitContradictions(book);
  return limits.length > 0 ? limits : senseContradictions(book);
};

const senseContradictions = (book: RateBook): Contradiction[] => [
  ...twice("periods", book.periods),
  ...twice("rates", book.rates),
  // A line names its rule by the id alone, and so does an excluded charge.
  ...twice("surcharges", book.surcharges),
  ...twice("fees", book.fees),
  ...twice("extras", book.extras),
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
