import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { type PackageOnSale, type StayBook, withoutDiscounts } from "../catalogue/public.ts";
import { priceArrivals } from "./price-arrivals.ts";
import type { Supply } from "./supply.ts";

type UsualRequest = {
  /** Books of the options that are sold to everybody. */
  readonly books: readonly StayBook[];
  readonly stay: { readonly party: Party; readonly nights?: number | null | undefined };
  readonly day: Day;
  readonly supply: Supply;
};

/**
 * What the same stay usually costs: in the option that this one is compared with, on the same day and in the rooms that
 * are free on it, or by this one's own card without its discounts. Null where there is nothing to compare with.
 */
export function usualSenOf(
  book: StayBook,
  { options }: Pick<PackageOnSale, "options">,
  { books, stay: wanted, day, supply }: UsualRequest,
): number | null {
  const usualOptionId = options.find(({ _id }) => _id === book.option.id)?.usualOptionId ?? null;
  const usual =
    usualOptionId === null ? plainOf(book) : books.find(({ option }) => option.id === usualOptionId);
  if (!usual) return null;
  const [arrival] = priceArrivals(usual, wanted.party, { supply, days: [day], nights: wanted.nights });
  return arrival?.totalSen ?? null;
}

const plainOf = (book: StayBook): StayBook | null => (book.discounts?.length ? withoutDiscounts(book) : null);
