import { addDays } from "@pulau/domain/calendar/day.ts";
import type { CardRules, OwnLists } from "@pulau/domain/catalogue/card-parts.ts";
import type { Fee, Period, Rate, Surcharge, Tax } from "@pulau/domain/catalogue/catalogue.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { type BooksSpan, daysOfPeriodsAhead, type FoundBook } from "./rate-book-query.ts";
import { readBands, readFee, readOwn, readRate, readRules, readSurcharge, readTax } from "./stored-card.ts";

/** What the database says of an option, read and checked; who asks and the resort's settings are not in it yet. */
export type StoredBook = Pick<FoundBook, "package" | "option"> & {
  readonly periods: readonly Period[];
  readonly rates: readonly Rate[];
  readonly surcharges: readonly (Surcharge & { readonly holiday?: boolean })[];
  readonly fees: readonly Fee[];
  readonly taxes: readonly Tax[];
  readonly bands: readonly AgeBand[] | null;
  readonly rules: CardRules;
  readonly own: OwnLists;
  /** Rates go by the night's period instead of the check-in's. */
  readonly ratedByNight: boolean;
  /** Rates of which another takes its share by name: they count on that one's days too. */
  readonly shared: ReadonlySet<string>;
};

export const readStoredBook = ({
  bands,
  rules,
  own,
  ratedByNight,
  shared,
  ...found
}: FoundBook): StoredBook => ({
  ...found,
  rates: found.rates.map(readRate),
  surcharges: found.surcharges.map(({ holiday, ...row }) => ({ ...readSurcharge(row), holiday })),
  fees: found.fees.map(readFee),
  taxes: found.taxes.map(readTax),
  bands: readBands(bands),
  rules: readRules(rules),
  own: readOwn(own),
  ratedByNight,
  shared: new Set(shared),
});

/** The part of a whole book that the query for this span would answer. Books with the same rates share their list. */
export function cutBook(book: StoredBook, { from, to, nights }: BooksSpan): StoredBook {
  const lastDay = addDays(to, Math.max(book.option.nights, nights ?? 0));
  const lastRated = book.ratedByNight ? lastDay : to;
  const periodsRead = addDays(lastDay, daysOfPeriodsAhead);
  return {
    ...book,
    periods: book.periods.filter((period) => period.from <= periodsRead && period.to >= from),
    rates: ratesOf(
      book,
      book.periods.filter((period) => period.from <= lastRated && period.to >= from),
    ),
    surcharges: book.surcharges.filter((surcharge) => surcharge.from < lastDay && surcharge.to >= from),
  };
}

const rateLists = new WeakMap<StoredBook, Map<string, readonly Rate[]>>();

function ratesOf(book: StoredBook, periods: readonly Period[]): readonly Rate[] {
  const lists = rateLists.get(book) ?? new Map<string, readonly Rate[]>();
  rateLists.set(book, lists);
  const key = periods.map(({ id }) => id).join(" ");
  const known = lists.get(key);
  if (known) return known;
  const rated = new Set(periods.map(({ id }) => id));
  const rates = book.rates.filter(
    ({ id, periodId }) => periodId === null || rated.has(periodId) || book.shared.has(id),
  );
  lists.set(key, rates);
  return rates;
}
