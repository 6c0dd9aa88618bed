import { addDays, type Day, dayOf, latest } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { StayConditions } from "../catalogue/conditions.ts";
import type { Words } from "../catalogue/words.ts";
import type { RuleId } from "../ids.ts";
import { type CardChange, conditionalLists } from "../rate-card/card-changes.ts";
import { newId } from "./new-id.ts";
import { type NewNames, renamed } from "./season-names.ts";

type Span = { readonly from: Day; readonly to: Day };

/** What the rules that can have dates of their own have in common. */
type Dated = {
  readonly id: RuleId;
  readonly name?: Words;
  readonly from?: Day | null;
  readonly to?: Day | null;
  readonly dates?: readonly Span[] | null;
  readonly when?: StayConditions | null;
};

/** A tax of some days ends with them: what is asked after it is a tax of its own. */
const movedLists = [...conditionalLists.filter((list) => list !== "taxes"), "extras"] as const;

/** The same day of the next year; the last of February for its 29th. */
export const yearLater = (day: Day): Day => {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return dayOf(next.endsWith("02-29") ? `${next.slice(0, 5)}02-28` : next);
};

/** The last day of a span a year later: the day before the one that follows it, so that spans that adjoin still do. */
export const endYearLater = (day: Day): Day => addDays(yearLater(addDays(day, 1)), -1);

/** What conditions say of days, a year later. */
export const laterDays = (when: StayConditions): StayConditions => ({
  ...when,
  ...(when.arrivalFrom != null && { arrivalFrom: yearLater(when.arrivalFrom) }),
  ...(when.arrivalTo != null && { arrivalTo: endYearLater(when.arrivalTo) }),
  ...(when.bookedFrom != null && { bookedFrom: yearLater(when.bookedFrom) }),
  ...(when.bookedTo != null && { bookedTo: endYearLater(when.bookedTo) }),
});

const ever: Span = { from: "0001-01-01", to: "9999-12-31" };

/** The days of the stays that a rule is for: all where it names none. */
const spansOf = ({ from, to, dates, when }: Dated): readonly Span[] => {
  const whole = {
    from: latest(from ?? ever.from, when?.arrivalFrom ?? ever.from),
    to: [to ?? ever.to, when?.arrivalTo ?? ever.to].toSorted()[0] ?? ever.to,
  };
  return (dates ?? [whole]).filter((span) => meets(span, whole));
};

const meets = (a: Span, b: Span): boolean => a.from <= b.to && b.from <= a.to;
const meet = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some((span) => others.some((other) => meets(span, other)));

/** Whether a rule ends, be it by the days of stays or of booking. */
const ends = ({ to, dates, when }: Dated): boolean =>
  to != null || dates != null || when?.arrivalTo != null || when?.bookedTo != null;

/** A name with later years in the place of its own: "Raya 2026/2027" is "Raya 2027/2028". */
const nameLater = (name: Words, year: string): Words => {
  const later = (text: string) =>
    text.includes(year)
      ? text.replaceAll(/(?<!\d)20\d\d(?!\d)/g, (named) => String(Number(named) + 1))
      : text;
  return { en: later(name.en), my: later(name.my), cn: later(name.cn) };
};

/** The first day a year later, but not before the days of the rule itself are over: nobody pays by both. */
const beginLater = (from: Day | null | undefined, to: Day | null | undefined): Day | null | undefined =>
  to == null ? from : latest(from == null ? ever.from : yearLater(from), addDays(to, 1));

/** What the conditions of the next year's rule say of days. */
function whenLater(when: StayConditions): StayConditions {
  const { arrivalFrom, arrivalTo } = when;
  const begin = beginLater(arrivalFrom, arrivalTo);
  return { ...laterDays(when), ...(arrivalTo != null && { arrivalFrom: begin ?? null }) };
}

const spanLater = ({ from, to }: Span): Span => ({ from: yearLater(from), to: endYearLater(to) });

/**
 * The days of a rule that names its spans: those that the copied stays meet, a year later. Feasts that move have a span for
 * each year, and one year's is no other's.
 */
function datesLater(
  { from, to, dates }: Dated,
  stays: readonly Span[],
): Pick<Dated, "from" | "to" | "dates"> {
  const kept = dates?.filter((span) => meet([span], stays)) ?? [];
  const later = kept.map(spanLater);
  const isWhole = kept.length === dates?.length;
  const first = isWhole ? undefined : later.map((span) => span.from).toSorted()[0];
  const last = isWhole
    ? undefined
    : later
        .map((span) => span.to)
        .toSorted()
        .at(-1);
  return {
    dates: later,
    ...(from != null && { from: first ?? yearLater(from) }),
    ...(to != null && { to: last ?? endYearLater(to) }),
  };
}

/** The rule for the next year, beginning where this one ends if it goes on that long. */
function laterRule<R extends Dated>(rule: R, names: NewNames, stays: readonly Span[]): R {
  const { from, to, dates, when, name } = renamed(rule, names);
  const begin = beginLater(from, to);
  const kept = dates?.find((span) => meet([span], stays));
  const year = (kept?.from ?? from ?? to ?? when?.arrivalFrom ?? when?.arrivalTo ?? when?.bookedTo)?.slice(
    0,
    4,
  );
  return {
    ...rule,
    ...(name && year && { name: nameLater(name, year) }),
    ...(dates
      ? datesLater(rule, stays)
      : { ...(begin != null && { from: begin }), ...(to != null && { to: endYearLater(to) }) }),
    ...(when && { when: whenLater(when) }),
  };
}

type Moved = { readonly copied: ReadonlySet<string>; readonly changes: readonly CardChange[] };

/**
 * What a copied season takes along of the rules that end with days of their own: each that is for its stays, and is not
 * for those a year later already, has a copy with its days a year later and its amounts as they are. `copied` are those
 * that have one, by list and id.
 */
export function rulesYearLater(
  card: RateBook,
  { names, stays }: { readonly names: NewNames; readonly stays: readonly Span[] },
): Moved {
  const nextStays = stays.map(spanLater);
  const copied = new Set<string>();
  const changes = movedLists.flatMap((part) => {
    const rules: readonly Dated[] = card[part] ?? [];
    const taken = rules.map(({ id }) => id);
    return rules.flatMap((rule): CardChange[] => {
      const seasons = rule.when?.seasons;
      const isNamed = seasons?.some((season) => names.has(season)) ?? false;
      if (!ends(rule) || (seasons?.length && !isNamed)) return [];
      const spans = spansOf(rule);
      // Who ends by days of booking is for stays of any year; only a season's own has nothing but its stays.
      const isOver = (isNamed && rule.when?.bookedTo != null) || !meet(spans, nextStays);
      if (!isOver || !meet(spans, stays)) return [];
      const later = laterRule(rule, names, stays);
      const ownId = `${rule.id}-${yearLater(stays[0]?.from ?? ever.from).slice(0, 4)}`;
      if (rules.some((other) => other.id === ownId || isSameRule(other, later))) return [];
      const id = newId(ownId, taken);
      taken.push(id);
      copied.add(`${part} ${rule.id}`);
      return [{ part, key: id, value: { ...later, id } }];
    });
  });
  return { copied, changes };
}

/** Somebody has made it for that year by hand: it says the same, but for its amounts, and has days in common with it. */
const isSameRule = (other: Dated, rule: Dated): boolean =>
  ends(other) &&
  other.name?.en === rule.name?.en &&
  other.when?.seasons?.join() === rule.when?.seasons?.join() &&
  JSON.stringify(termsOf(other)) === JSON.stringify(termsOf(rule)) &&
  meet(spansOf(other), spansOf(rule));

/** Names, days and amounts, which another year has others of. */
const ofYear = new Set(
  "id name from to dates arrivalFrom arrivalTo bookedFrom bookedTo seasons sen share".split(" "),
);

/** For whom and how a rule counts: what is left of it without what differs by year, in one order. */
function termsOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(termsOf);
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).flatMap(([key, value]) => {
    const terms = ofYear.has(key) ? undefined : termsOf(value);
    const isEmpty = terms == null || (typeof terms === "object" && Object.keys(terms).length === 0);
    return isEmpty ? [] : [[key, terms] as const];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
