import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { noActivity } from "../party/guest-answers.ts";
import { type ActivityRules, travellersOf, withOwnWords } from "../party/kinds.ts";
import type { Party, Traveller } from "../party/party.ts";

type Priced = Pick<RateBook, "rates" | "fees" | "activity">;
type Book = Priced & Pick<RateBook, "bands">;

const wholeShare = 10_000;

const isAdults = ({ guestKind, extraNight }: Rate): boolean =>
  (guestKind === null || guestKind === "adult") && extraNight !== true;

/** What an adult pays at most who does this, to compare activities only; shares of shares are followed once. */
const weightOf = ({ rates, fees }: Priced, word: string | null): number => {
  const ratesOf = (activity: string | null) => {
    const own = rates.filter((rate) => isAdults(rate) && (rate.activity ?? null) === activity);
    return own.length > 0 ? own : rates.filter((rate) => isAdults(rate) && rate.activity == null);
  };
  const fullSen = (activity: string | null): number =>
    Math.max(0, ...ratesOf(activity).flatMap(({ share, sen }) => (share == null ? [sen] : [])));
  const lodging = ratesOf(word).map(({ share, of, sen }) =>
    share == null ? sen : (fullSen(of?.activity ?? null) * share) / wholeShare + sen,
  );
  const feesSen = fees.map(({ amounts }) =>
    Math.max(
      0,
      ...amounts.flatMap(({ activity, sen }) => (activity != null && activity === word ? [sen] : [])),
    ),
  );
  return Math.max(0, ...lodging) + feesSen.reduce((sum, sen) => sum + sen, 0);
};

/**
 * The activities that cost an adult less than what the package is for, the cheapest first: somebody stays ashore, or
 * snorkels where the others dive.
 */
export const lesserActivities = (book: Priced): string[] => {
  const usual = book.activity ?? null;
  const named = [
    ...book.rates.map(({ activity }) => activity),
    ...book.fees.flatMap(({ amounts }) => amounts.map(({ activity }) => activity)),
  ].filter((word) => typeof word === "string");
  const usualSen = weightOf(book, usual);
  return [...new Set(named)]
    .filter((word) => word !== usual && word !== noActivity)
    .map((word) => ({ word, sen: weightOf(book, word) }))
    .filter(({ sen }) => sen < usualSen)
    .toSorted((a, b) => a.sen - b.sen)
    .map(({ word }) => word);
};

const kept = new WeakMap<Priced, string[]>();

const rulesOf = (book: Book): ActivityRules => ({
  bands: book.bands.package,
  lesser: () => {
    const lesser = kept.get(book) ?? lesserActivities(book);
    kept.set(book, lesser);
    return lesser;
  },
});

/** The persons of a party before their details are known, as an option prices them. */
export const travellersFor = (book: Book, party: Party): Traveller[] => travellersOf(party, rulesOf(book));

/** The persons of whom details are known, as an option prices them: what they did not say yet, the party's counts say. */
export const statedFor = (book: Book, people: readonly Traveller[], party: Party): Traveller[] =>
  withOwnWords(people, party, rulesOf(book));
