import { type AgentContract, bookUnder } from "@pulau/domain/agents/contract.ts";
import type { PackageKind, RateBook, Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { type BooksSpan, type FoundBook, rateBookQuery } from "./rate-book-query.ts";
import { readBands, readFee, readOwn, readRate, readRules, readSurcharge, readTax } from "./stored-card.ts";

/** `contract` is that of the agency that asks; null for everybody else. */
type ByContract = { readonly contract: AgentContract | null };
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
 * What is needed to price an option on the arrival days asked for, in one query. Null when there is no such option on
 * sale. Rates of other days and surcharges past the last stay are left out; periods reach a month further, so that a
 * refusal can name the next day that is open.
 */
export async function loadRateBook(db: Db | Tx, span: RateBookRequest): Promise<StayBook | null> {
  const settings = await loadSettings(db);
  const { rows } = await db.execute<FoundBook>(rateBookQuery(span));
  return rows[0] ? bookOf(rows[0], settings, span.contract) : null;
}

/**
 * Rate books of every option that everybody can book a stay with, in the order in which guests see them, in one query;
 * or of one package alone, or with one option that is sold by its link.
 */
export async function loadRateBooks(db: Db | Tx, span: RateBooksRequest): Promise<StayBook[]> {
  const settings = await loadSettings(db);
  const { rows } = await db.execute<FoundBook>(rateBookQuery(span));
  return rows.map((row) => bookOf(row, settings, span.contract));
}

/** What the option's own card says goes before what the resort says. */
function bookOf(
  { bands, rules, own, ...found }: FoundBook,
  settings: ResortSettings,
  contract: AgentContract | null,
): StayBook {
  const book = {
    ...found,
    rates: found.rates.map(readRate),
    surcharges: found.surcharges.map(({ holiday, ...row }) => ({ ...readSurcharge(row), holiday })),
    fees: found.fees.map(readFee),
    taxes: found.taxes.map(readTax),
    bands: { ...settings.bands, package: readBands(bands) ?? settings.bands.package },
    deposit: settings.deposit,
    resortWords: { ...settings.marketNames, ...settings.activityNames },
    ...readRules(rules),
    ...readOwn(own),
    contract,
  };
  return bookUnder(book, contract);
}
