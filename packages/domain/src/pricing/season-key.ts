import { addDays, type Day, nightsOf, weekdayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { StayConditions } from "../catalogue/conditions.ts";
import { periodOf } from "../catalogue/selling.ts";
import { feeCountsOn } from "./fees.ts";
import { dateHolds } from "./stay-facts.ts";
import { countsOn } from "./surcharges.ts";

type Conditional = { readonly when?: StayConditions | null };

const conditionsOf = (book: RateBook): StayConditions[] => {
  const lists: readonly (readonly Conditional[] | null | undefined)[] = [
    book.rates,
    book.surcharges,
    book.fees,
    book.taxes,
    book.pricedAs,
    book.freeGuests,
    book.singleSupplements,
    book.minimums,
    book.transfers,
    book.freePlaces,
    book.discounts,
  ];
  return lists.flatMap((rules) => rules ?? []).flatMap(({ when }) => when ?? []);
};

/** What of a book looks at dates; the same for every day that is asked for. */
type DateRules = { readonly whens: readonly StayConditions[]; readonly byWeekday: boolean };

const known = new WeakMap<RateBook, DateRules>();

const dateRulesOf = (book: RateBook): DateRules => {
  const before = known.get(book);
  if (before) return before;
  const whens = [...new Map(conditionsOf(book).map((when) => [JSON.stringify(when), when])).values()];
  const byWeekday = book.rates.some(({ weekdays, arrivalWeekdays }) => weekdays ?? arrivalWeekdays);
  const rules = { whens, byWeekday };
  known.set(book, rules);
  return rules;
};

const bits = (holds: readonly boolean[]): string => holds.map((hold) => (hold ? 1 : 0)).join("");

/**
 * Everything by which a total can depend on its dates: stays of one book with the same key, party, rooms and boats cost
 * the same, so a calendar quotes each season once. It sees the period of each night, the charges that fall on it, the
 * weekday where a rate asks for it, and the conditions that look at the day of check-in or of booking. The deposit is
 * no part of it.
 */
export const seasonKey = (
  book: RateBook,
  { checkIn, nights, today }: { readonly checkIn: Day; readonly nights: number; readonly today: Day },
): string => {
  const { whens, byWeekday } = dateRulesOf(book);
  const weekday = weekdayOf(checkIn);
  const period = periodOf(book.periods, checkIn);
  const byNight = nightsOf(checkIn, addDays(checkIn, nights)).map((night) =>
    [
      periodOf(book.periods, night)?.id ?? "",
      bits(
        book.surcharges.map((surcharge) => countsOn(surcharge, surcharge.by === "arrival" ? checkIn : night)),
      ),
      bits(book.fees.map((fee) => feeCountsOn(fee, night))),
    ].join("/"),
  );
  return [
    nights,
    byWeekday ? weekday : "",
    bits(whens.map((when) => dateHolds(when, { checkIn, weekday, period, today }))),
    ...byNight,
  ].join(";");
};
