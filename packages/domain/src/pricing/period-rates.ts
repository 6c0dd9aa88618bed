import type { Rate, RateBook } from "../catalogue/catalogue.ts";
import type { BedType, GuestKind } from "../party/party.ts";

type RateKey = Pick<Rate, "periodId" | "roomTypeId" | "bedType" | "guestKind">;

const keyOf = (rate: RateKey): string =>
  `${rate.periodId}|${rate.roomTypeId}|${rate.bedType}|${rate.guestKind}`;

/** A calendar asks the same book hundreds of times; the index lives as long as the book does. */
const indexes = new WeakMap<RateBook, Map<string, Rate>>();

const indexOf = (book: RateBook): Map<string, Rate> => {
  const known = indexes.get(book);
  if (known) return known;
  const index = new Map(book.rates.map((rate) => [keyOf(rate), rate]));
  indexes.set(book, index);
  return index;
};

/** The rate of one kind of guest in a room; a senior without a rate of its own has the adult's. */
export const rateOf = (
  book: RateBook,
  ask: { periodId: string; roomTypeId: string; bedType: BedType; guestKind: GuestKind },
): Rate | undefined => {
  const index = indexOf(book);
  const own = index.get(keyOf(ask));
  return own ?? (ask.guestKind === "senior" ? index.get(keyOf({ ...ask, guestKind: "adult" })) : undefined);
};
