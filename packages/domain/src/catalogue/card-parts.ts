import type { Period, RateBook } from "./catalogue.ts";
import type { GuestConditions, StayConditions } from "./conditions.ts";
import type { Rate } from "./rates.ts";

/** What a rate says beside period, room type, bed type, kind of guest and sum. */
export type RateTerms = Omit<
  Rate,
  "id" | "periodId" | "roomTypeId" | "bedType" | "guestKind" | "sen" | "agreed"
>;

export const listNames = ["surcharges", "fees", "taxes", "bands", "deposit"] as const;
export type ListName = (typeof listNames)[number];

/** The lists that a resort has once and that a rate card may have for itself. */
export type OwnLists = Partial<Pick<RateBook, ListName>>;

/** Everything of a rate book that belongs to one option and is neither a period nor a rate. */
export type CardRules = Omit<
  RateBook,
  | "package"
  | "option"
  | "periods"
  | "rates"
  | "surcharges"
  | "fees"
  | "taxes"
  | "bands"
  | "deposit"
  | "resortWords"
>;

/** What a guest must be asked before the card can tell a price, by the card's own words. */
export type CardQuestions = {
  readonly activities: readonly string[];
  readonly markets: readonly string[];
  /** Whether the market is asked of each guest; of the stay where missing. */
  readonly marketBy?: "stay" | "person";
};

type Rule = { readonly when?: StayConditions | null; readonly whom?: GuestConditions | null };

/**
 * Which activities and markets a card tells apart: all that any of its rates or rules names, and those that count for
 * whoever says nothing. A card that names none asks nothing.
 */
export const questionsOf = (
  book: Omit<RateBook, "periods"> & { readonly periods?: readonly Period[] },
): CardQuestions => {
  const rules: readonly Rule[] = [
    ...book.surcharges,
    ...book.fees,
    ...(book.extras ?? []),
    ...(book.taxes as readonly Rule[]),
    ...(book.pricedAs ?? []),
    ...(book.freeGuests ?? []),
    ...(book.singleSupplements ?? []),
    ...(book.minimums ?? []),
    ...(book.transfers ?? []),
    ...(book.freePlaces ?? []),
    ...(book.discounts ?? []),
  ];
  const activities = [
    ...book.rates.map((rate) => rate.activity),
    ...[...book.fees, ...(book.extras ?? [])].flatMap(({ amounts }) => amounts.map((row) => row.activity)),
    ...rules.flatMap(({ whom }) => whom?.activities ?? []),
  ];
  const markets = [
    ...book.rates.map((rate) => rate.market),
    ...rules.flatMap(({ when }) => when?.markets ?? []),
    ...rules.flatMap(({ whom }) => whom?.markets ?? []),
  ];
  return {
    activities: named(activities, book.activity),
    markets: named(markets, book.homeMarket),
    ...(book.marketBy === "person" && { marketBy: "person" as const }),
  };
};

/** The usual word first, each once; nothing when no rule tells any apart. */
const named = (words: readonly (string | null | undefined)[], usual: string | null | undefined): string[] => {
  const found = words.filter((word) => typeof word === "string");
  return found.length === 0 ? [] : [...new Set([usual, ...found])].filter((word) => typeof word === "string");
};
