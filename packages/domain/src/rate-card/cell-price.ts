import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { type FoundRate, findRate, priceOf } from "../pricing/find-rate.ts";
import { asksFor } from "./rate-lookups.ts";

/** So many questions are put to the card until one of them has an answer. */
const mostAsked = 40;

function* firstAsks(book: RateBook, rate: Rate) {
  let left = mostAsked;
  for (const lookup of asksFor(book, rate)) {
    if (left-- <= 0) return;
    yield lookup;
  }
}

/** What a rate of the card comes to, in sen, with the price that it is a share of; null for a share of no price. */
export const priceOfRate = (book: RateBook, rate: Rate): FoundRate | null => {
  for (const lookup of firstAsks(book, rate)) {
    const found = priceOf(book, rate, lookup);
    if (found) return found;
  }
  return null;
};

/** The rate that counts where the card has none of its own for what `wanted` names; null where nobody has a price. */
export const priceInstead = (book: RateBook, wanted: Rate): FoundRate | null => {
  for (const lookup of firstAsks(book, wanted)) {
    const found = findRate(book, lookup);
    if (found) return found;
  }
  return null;
};
