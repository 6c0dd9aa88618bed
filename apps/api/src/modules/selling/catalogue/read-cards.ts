import { type RateCard, RateCardShape } from "@pulau/contract/rate-card.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import type { StayBook } from "./rate-book.ts";
import { loadRateBooks } from "./rate-book.ts";

/** Days between which every rate of a card lies. */
const always = { from: "2000-01-01", to: "2999-01-01" } as const;

/** The whole cards of a package, one for each option, whether on sale or not; none when there is no such package. */
export async function readCards(db: Db | Tx, packageId: PackageId): Promise<RateCard[]> {
  const books = await loadRateBooks(db, { ...always, packageId, offSale: true, contract: null });
  return books.map((book) => RateCardShape.parse(withoutNulls(cardOf(book))));
}

/** The same; null when there is no such package. */
export async function findCards(db: Db, packageId: PackageId): Promise<RateCard[] | null> {
  const cards = await readCards(db, packageId);
  return cards.length === 0 ? null : cards;
}

/** A book without what the search adds to it. */
const cardOf = ({ contract: _, resortWords: __, discounts, ...book }: StayBook) => ({
  ...book,
  package: { id: book.package.id, name: book.package.name },
  surcharges: book.surcharges.map((surcharge) => without(surcharge, "holiday")),
  discounts,
});

const without = (row: object, ...keys: string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

/** An open end of an age band is said; every other null says nothing. */
const meaningfulNulls = new Set(["toAge"]);

/** A rule says only what it says: a column that holds nothing is left out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && (part !== null || meaningfulNulls.has(key)))
      .map(([key, part]) => [key, withoutNulls(part)]),
  );
}
