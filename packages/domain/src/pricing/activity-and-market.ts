import type { RateBook } from "../catalogue/catalogue.ts";
import type { Words } from "../catalogue/words.ts";
import type { PriceLine } from "./lines.ts";

type Book = Pick<RateBook, "words" | "resortWords" | "marketBy">;

const nameOf = ({ words, resortWords }: Book, word: string): Words | undefined =>
  words?.[word] ?? resortWords?.[word];

/** What the guests of a line do, with the name that guests read; nothing where the rule tells no activities apart. */
export const activityOf = (
  book: Book,
  activity: string | null | undefined,
): Pick<PriceLine, "activity" | "activityName"> => {
  if (activity == null) return {};
  const activityName = nameOf(book, activity);
  return { activity, ...(activityName && { activityName }) };
};

/** In which market the guests of a line buy, where the card prices that by person; of a whole stay it is no news. */
export const marketOf = (
  book: Book,
  market: string | null | undefined,
): Pick<PriceLine, "market" | "marketName"> => {
  if (market == null || book.marketBy !== "person") return {};
  const marketName = nameOf(book, market);
  return { market, ...(marketName && { marketName }) };
};
