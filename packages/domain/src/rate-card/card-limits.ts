import type { RateBook } from "../catalogue/catalogue.ts";
import type { Contradiction, ContradictionRule } from "./contradiction.ts";

/** The largest amount that a card may name, in sen: a million ringgit. */
export const mostCardSen = 100_000_000;

type Limit = { readonly least: number; readonly most: number; readonly rule: ContradictionRule };

const upTo = (most: number, rule: ContradictionRule, least = 0): Limit => ({ least, most, rule });
const amount = upTo(mostCardSen, "card.amount");
const count = upTo(1_000, "card.count");
const days = upTo(730, "card.days");
const age = upTo(150, "card.age");

/** What a number may be, by the name of its field, wherever in a card it stands. */
const ofNumbers: Readonly<Record<string, Limit>> = {
  sen: amount,
  returnSen: amount,
  cutOffDays: upTo(730, "card.cutOff"),
  balanceDaysBefore: days,
  fullWithinDays: days,
  freeDaysBefore: days,
  days: upTo(365, "card.days"),
  persons: count,
  count,
  most: count,
  paying: count,
  free: count,
  upTo: count,
  stay: count,
  pay: count,
  priority: upTo(1_000, "card.count", -1_000),
  fromAge: age,
  toAge: age,
  party: count,
};

/** What the ends of a span may be, by the name of the span. */
const ofSpans: Readonly<Record<string, Limit>> = {
  nights: upTo(60, "card.nights"),
  party: count,
  ages: age,
  nth: upTo(100, "card.count"),
  daysBefore: upTo(3_650, "card.days"),
  adult: upTo(100, "card.count"),
  child: upTo(100, "card.count"),
  toddler: upTo(100, "card.count"),
  infant: upTo(100, "card.count"),
  rounding: upTo(100_000, "card.rounding", 1),
};

/**
 * How many rules a list may have; more are a mistake, and would take seconds to look through. Prices are two hundred
 * rows of a hundred periods.
 */
const mostRules: Readonly<Record<string, number>> = { rates: 20_000, periods: 400, taxes: 10 };
const usuallyMost = 200;

const isOutside = ({ least, most }: Limit, value: unknown): boolean =>
  typeof value === "number" && (value < least || value > most);

/** Looks at every field of a value, by its name. */
function* outside(value: unknown, name: string, path: string): Generator<Contradiction> {
  if (Array.isArray(value)) {
    for (const [i, part] of value.entries()) yield* outside(part, name, `${path}.${i}`);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = path === "" ? key : `${path}.${key}`;
    const span = (key === "from" || key === "to") && typeof part === "number" ? ofSpans[name] : undefined;
    const limit = span ?? ofNumbers[key];
    if (limit && isOutside(limit, part)) {
      yield { path: at, rule: limit.rule, facts: { least: limit.least, most: limit.most } };
    }
    yield* outside(part, key, at);
  }
}

/** Amounts and spans of one rule past what any card can mean; paths begin within it. */
export const ruleLimits = (rule: object): Contradiction[] => [...outside(rule, "", "")];

/** Amounts, shares and spans past what any card can mean, and lists that are longer than any card. */
export const limitContradictions = (book: RateBook): Contradiction[] => {
  const lists = Object.entries(book).flatMap(([list, rules]): Contradiction[] => {
    const most = mostRules[list] ?? usuallyMost;
    return Array.isArray(rules) && rules.length > most
      ? [{ path: list, rule: "card.tooMany", facts: { most } }]
      : [];
  });
  const taxes = book.taxes.flatMap(({ share }, i): Contradiction[] =>
    share > 10_000 ? [{ path: `taxes.${i}.share`, rule: "card.taxShare", facts: { most: 10_000 } }] : [],
  );
  return [...lists, ...ruleLimits(book), ...taxes];
};
