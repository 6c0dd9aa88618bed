import { type Day, daysBetween, isWithin, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Span, StayConditions } from "../catalogue/conditions.ts";
import { periodOf } from "../catalogue/selling.ts";
import type { RateId } from "../ids.ts";
import { headsOf } from "../party/kinds.ts";
import type { GuestKind } from "../party/party.ts";
import type { StayToQuote } from "./lines.ts";

/** What the conditions of a rule (`When`) look at. */
export type StayFacts = {
  readonly checkIn: Day;
  readonly weekday: number;
  readonly nights: number;
  readonly period: Period | undefined;
  readonly market: string | null;
  readonly priceList: string | null;
  /** Persons who count for the size of the party. */
  readonly party: number;
  readonly today: Day;
  /** Of the rates that have a condition, those whose condition holds. */
  readonly openRateIds: readonly RateId[];
};

const usuallyCounted: readonly GuestKind[] = ["adult", "senior", "child"];

export const nightsOfStayToQuote = (
  wanted: Pick<StayToQuote, "nights">,
  book: Pick<RateBook, "option">,
): number => wanted.nights ?? book.option.nights;

export const factsOf = (stay: StayToQuote, book: RateBook, today: Day): StayFacts => {
  const heads = headsOf(stay.travellers, book.bands.package);
  const counted = book.partyCounts ?? usuallyCounted;
  const facts = {
    checkIn: stay.checkIn,
    weekday: weekdayOf(stay.checkIn),
    nights: nightsOfStayToQuote(stay, book),
    period: periodOf(book.periods, stay.checkIn),
    market: stay.market ?? book.homeMarket ?? null,
    priceList: stay.priceList ?? null,
    party: counted.reduce((sum, kind) => sum + heads[kind], 0),
    today,
  };
  const open = book.rates.filter(({ when }) => when && appliesToStay(when, facts));
  return { ...facts, openRateIds: open.map(({ id }) => id) };
};

/** Whether a number lies in a span; a missing span holds every number. */
export const spanHolds = (span: Span | null | undefined, value: number): boolean =>
  (span?.from ?? 0) <= value && value <= (span?.to ?? Number.POSITIVE_INFINITY);

/** Whether a list names a value; a missing or empty list names every one. */
export const listHolds = <T>(list: readonly T[] | null | undefined, value: T | null): boolean =>
  !list || list.length === 0 || (value !== null && list.includes(value));

type DateFacts = Pick<StayFacts, "checkIn" | "weekday" | "period" | "today">;

/** The part of a condition that depends on the day of check-in and the day of booking. */
export const dateHolds = (when: StayConditions, { checkIn, weekday, period, today }: DateFacts): boolean =>
  isWithin(checkIn, when.arrivalFrom ?? checkIn, when.arrivalTo ?? checkIn) &&
  listHolds(when.arrivalWeekdays, weekday) &&
  (listHolds(when.seasons, period?.season ?? null) || listHolds(when.seasons, period?.id ?? null)) &&
  isWithin(today, when.bookedFrom ?? today, when.bookedTo ?? today) &&
  (!when.daysBefore || spanHolds(when.daysBefore, daysBetween(today, checkIn)));

/** Whether a rule is for this stay. */
export const appliesToStay = (
  when: StayConditions | null | undefined,
  facts: Omit<StayFacts, "openRateIds">,
): boolean =>
  !when ||
  (listHolds(when.markets, facts.market) &&
    listHolds(when.priceLists, facts.priceList) &&
    !(facts.priceList !== null && when.notPriceLists?.includes(facts.priceList)) &&
    spanHolds(when.nights, facts.nights) &&
    spanHolds(when.party, facts.party) &&
    dateHolds(when, facts));
