import { type AgentContract, bookUnder } from "@pulau/domain/agents/contract.ts";
import type { PackageKind, RateBook, Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { knownActivityNames } from "@pulau/domain/party/known-activities.ts";
import type { Db } from "../../../db/connect.ts";
import { PgTransaction } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { cachedByStamp } from "./cached-by-stamp.ts";
import { type BooksSpan, type FoundBook, rateBookQuery } from "./rate-book-query.ts";
import { cutBook, readStoredBook, type StoredBook } from "./stored-book.ts";

/** `contract` is that of the agency that asks; null for everybody else. */
type ByContract = {
  readonly contract: AgentContract | null;
  /** The catalogue's stamp, by who has just read it. */
  readonly stamp?: number;
};
export type RateBookRequest = BooksSpan & ByContract & { readonly optionId: OptionId };
export type RateBooksRequest = Omit<BooksSpan, "optionId"> & ByContract;

/** A rate book as its buyer has it, and the nights that the calendar marks as holidays. */
export type StayBook = RateBook & {
  readonly package: { readonly type: PackageKind; readonly soldAhead?: boolean };
  /** Under which it was made; `contractTerms` must stand in each question that is put to it. */
  readonly contract: AgentContract | null;
  readonly surcharges: readonly (Surcharge & { readonly holiday?: boolean })[];
};

/**
 * What is needed to price an option on the arrival days asked for. Null when there is no such option on sale. Rates of
 * other days and surcharges past the last stay are left out; periods reach a month further, so that a refusal can name
 * the next day that is open.
 */
export async function loadRateBook(db: Db | Tx, span: RateBookRequest): Promise<StayBook | null> {
  const [book] = await loadBooks(db, span);
  return book ?? null;
}

/**
 * Rate books of every option that everybody can book a stay with, in the order in which guests see them; or of one
 * package alone, or with one option that is sold by its link.
 */
export const loadRateBooks = (db: Db | Tx, span: RateBooksRequest): Promise<StayBook[]> =>
  loadBooks(db, span);

/**
 * The book of every day that this one was cut from; itself where it was read for its days alone. Both price a day alike, and
 * the whole one is the same object until the catalogue or the settings change.
 */
export const wholeBookOf = (book: StayBook): StayBook => wholeOf.get(book) ?? book;

const wholeOf = new WeakMap<StayBook, StayBook>();

/** The same card without its discounts. */
export function withoutDiscounts(book: StayBook): StayBook {
  const whole = wholeBookOf(book);
  const plain = { ...book, discounts: null };
  const plainWhole = plainOf.get(whole) ?? { ...whole, discounts: null };
  plainOf.set(whole, plainWhole);
  wholeOf.set(plain, plainWhole);
  return plain;
}

const plainOf = new WeakMap<StayBook, StayBook>();

/** Outside a transaction whole books are kept and cut to the span; in one, the span alone is read in one query. */
async function loadBooks(
  db: Db | Tx,
  { contract, stamp, ...span }: BooksSpan & ByContract,
): Promise<StayBook[]> {
  const settings = await loadSettings(db);
  if (db instanceof PgTransaction || span.offSale)
    return (await readBooks(db, span)).map((book) => bookOf(book, settings, contract));
  const { optionId, packageId, withOptionId, withPackageId } = span;
  const request = { optionId, packageId, withOptionId, withPackageId, ...always };
  const whole = await loadWholeBooks(db, request, stamp);
  return whole.map((book) => {
    const cut = bookOf(cutBook(book, span), settings, contract);
    wholeOf.set(cut, keptBook(book, settings, contract));
    return cut;
  });
}

/** Days between which every rate of a card lies. */
export const always = { from: "2000-01-01", to: "2999-01-01" } as const;

const loadWholeBooks = cachedByStamp(200, (span: BooksSpan) => JSON.stringify(span), readBooks);

async function readBooks(db: Db | Tx, span: BooksSpan): Promise<StoredBook[]> {
  const { rows } = await db.execute<FoundBook>(rateBookQuery(span));
  return rows.map(readStoredBook);
}

/** A whole book as its buyer has it, made once for each: what is worked out about it is kept by it. */
const madeBooks = new WeakMap<StoredBook, Map<string, StayBook>>();

function keptBook(book: StoredBook, settings: ResortSettings, contract: AgentContract | null): StayBook {
  const made = madeBooks.get(book) ?? new Map<string, StayBook>();
  madeBooks.set(book, made);
  const key = `${markOfSettings(settings)}|${JSON.stringify(contract)}`;
  const known = made.get(key) ?? bookOf(book, settings, contract);
  made.set(key, known);
  return known;
}

const settingMarks = new WeakMap<ResortSettings, string>();

/** What a price may depend on of the settings, which are read anew every few seconds. */
function markOfSettings(settings: ResortSettings): string {
  const { bands, deposit, marketNames, activityNames } = settings;
  const mark = settingMarks.get(settings) ?? JSON.stringify([bands, deposit, marketNames, activityNames]);
  settingMarks.set(settings, mark);
  return mark;
}

/** What the option's own card says goes before what the resort says. */
function bookOf(
  { bands, rules, own, ratedByNight: _, shared: __, ...stored }: StoredBook,
  settings: ResortSettings,
  contract: AgentContract | null,
): StayBook {
  const book = {
    ...stored,
    bands: { ...settings.bands, package: bands ?? settings.bands.package },
    deposit: settings.deposit,
    resortWords: { ...settings.marketNames, ...knownActivityNames, ...settings.activityNames },
    ...rules,
    ...own,
    contract,
  };
  return bookUnder(book, contract);
}
