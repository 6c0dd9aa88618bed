import { addDays, type Day, daysBetween, isWithin, nightsOf, weekdayOf } from "../calendar/day.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Period, RateBook } from "./catalogue.ts";
import type { Rate } from "./rates.ts";

/**
 * The period that a date falls in. Of several the shortest counts, so that a festival week can lie inside a season; of
 * equally short ones the first.
 */
export const periodOf = (periods: readonly Period[], day: Day): Period | undefined => {
  let best: Period | undefined;
  for (const period of periods) {
    if (!isWithin(day, period.from, period.to)) continue;
    if (!best || daysBetween(period.from, period.to) < daysBetween(best.from, best.to)) best = period;
  }
  return best;
};

/** What selling looks at: an option with its periods. They must reach up to the day of check-out. */
export type OptionWithPeriods = {
  readonly option: Pick<RateBook["option"], "nights">;
  readonly periods: readonly Period[];
  /** Where they are known, no stay is longer than what they have a price for. */
  readonly rates?: RateBook["rates"] | undefined;
};

/** The longest stay that anybody can ask for, in nights. */
export const longestStay = 60;

/** A wished stay; `nights` is the option's own number when missing. */
export type WantedStay = { readonly checkIn: Day; readonly nights?: number | null | undefined };

/** The rules that can close a stay, in the order in which they are looked at. */
export const sellingRules = [
  "notSold",
  "stopSell",
  "arrivalDay",
  "cutOff",
  "minStay",
  "maxStay",
  "departureDay",
] as const;
export type SellingRule = (typeof sellingRules)[number];

/** How many nights a stay of this option has. */
export const nightsOfStay = (
  { option }: Pick<OptionWithPeriods, "option">,
  stay: Pick<WantedStay, "nights">,
): number => stay.nights ?? option.nights;

/** Nights of the longest stay that a rate alone can be the price of. */
const longestOf = ({ per, nights, extraNight, share, enquiry }: Rate, own: number): number => {
  // A share is as long as the rate that it is a share of, and that stands in the card itself.
  if (share != null && per == null && nights == null) return 0;
  const isOpen = extraNight === true || enquiry === true || per === "personNight" || per === "roomNight";
  return nights ? (nights.to ?? longestStay) : isOpen ? longestStay : own;
};

const priced = new WeakMap<RateBook["rates"], number>();

const longestPriced = ({ option, rates }: OptionWithPeriods): number => {
  if (!rates) return longestStay;
  const known = priced.get(rates);
  if (known !== undefined) return known;
  const extra = rates.some(({ extraNight }) => extraNight === true);
  const most = extra
    ? longestStay
    : Math.max(option.nights, ...rates.map((rate) => longestOf(rate, option.nights)));
  priced.set(rates, most);
  return most;
};

/**
 * Fewest and most nights of an option's stay that arrives in this period. A period that names no longest stay restricts
 * nothing: every length that the card has a price for can be bought.
 */
export const lengthsOf = (
  shelf: OptionWithPeriods,
  period: Period,
): { readonly least: number; readonly most: number } => {
  const least = Math.max(shelf.option.nights, period.minNights ?? 0);
  return { least, most: Math.max(least, period.maxNights ?? longestPriced(shelf)) };
};

type Facts = { readonly rule: SellingRule; readonly [fact: string]: string | number };

/** Why a stay can't be bought: the rule, and the length or day that it is about. */
export type ClosedReason = Facts;

/**
 * The period under which a stay can be bought on `today`, the resort's date. `PACKAGE_CLOSED` says by which `rule` it
 * can't, and what would do: `minStay` or `maxStay` nights, `nextOn` the next day on which this stay can begin, `cutOffDays`.
 */
export const sellable = (
  shelf: OptionWithPeriods,
  stay: WantedStay,
  today: Day,
): Result<Period, "PACKAGE_CLOSED"> => {
  const period = periodOf(shelf.periods, stay.checkIn);
  const closed = closedBy(shelf, stay, today);
  if (closed === null && period) return ok(period);
  const next = nextArrival(shelf, stay, today);
  return refuse("PACKAGE_CLOSED", {
    checkIn: stay.checkIn,
    ...closed,
    ...(next !== null && { nextOn: next }),
  });
};

/** The first rule that closes a stay, or null when it can be bought. */
export const closedBy = (
  shelf: OptionWithPeriods,
  { checkIn, nights: wished }: WantedStay,
  today: Day,
): ClosedReason | null => {
  const period = periodOf(shelf.periods, checkIn);
  if (!period) return { rule: "notSold" };
  const nights = nightsOfStay(shelf, { nights: wished });
  const stopped = stoppedNight(shelf.periods, checkIn, nights);
  if (stopped !== null) return { rule: "stopSell", night: stopped };
  if (!mayArrive(period, checkIn)) return { rule: "arrivalDay" };
  if (!inTime(period, checkIn, today)) return { rule: "cutOff", cutOffDays: Math.max(0, period.cutOffDays) };
  const { least, most } = lengthsOf(shelf, period);
  if (nights < least) return { rule: "minStay", minStay: least };
  if (nights > most) return { rule: "maxStay", maxStay: most };
  const checkOut = addDays(checkIn, nights);
  return mayLeave(shelf.periods, checkOut) ? null : { rule: "departureDay", checkOut };
};

/** Every rule that a stay breaks, in their order: staff see what they go past, and not only the first of it. */
export const brokenRules = (
  shelf: OptionWithPeriods,
  { checkIn, nights: wished }: WantedStay,
  today: Day,
): ClosedReason[] => {
  const period = periodOf(shelf.periods, checkIn);
  if (!period) return [{ rule: "notSold" }];
  const nights = nightsOfStay(shelf, { nights: wished });
  const stopped = stoppedNight(shelf.periods, checkIn, nights);
  const { least, most } = lengthsOf(shelf, period);
  const checkOut = addDays(checkIn, nights);
  const cutOffDays = Math.max(0, period.cutOffDays);
  const broken: (ClosedReason | false)[] = [
    stopped !== null && { rule: "stopSell", night: stopped },
    !mayArrive(period, checkIn) && { rule: "arrivalDay" },
    !inTime(period, checkIn, today) && { rule: "cutOff", cutOffDays },
    nights < least && { rule: "minStay", minStay: least },
    nights > most && { rule: "maxStay", maxStay: most },
    !mayLeave(shelf.periods, checkOut) && { rule: "departureDay", checkOut },
  ];
  return broken.filter((fault) => fault !== false);
};

const mayArrive = (period: Period, day: Day): boolean =>
  period.arrivalWeekdays.includes(weekdayOf(day)) && !period.closedArrivals?.includes(day);

const inTime = (period: Period, day: Day, today: Day): boolean =>
  daysBetween(today, day) >= Math.max(0, period.cutOffDays);

/** The day of check-out is judged by its own period; where nothing is sold any more, anybody may leave. */
const mayLeave = (periods: readonly Period[], day: Day): boolean => {
  const period = periodOf(periods, day);
  if (!period) return true;
  const weekdays = period.departureWeekdays ?? [];
  const weekdayOpen = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
  return weekdayOpen && !period.closedDepartures?.includes(day);
};

/** The first night of a stay on which sale is stopped. A season's end needs no stop: only its arrivals end. */
const stoppedNight = (periods: readonly Period[], checkIn: Day, nights: number): Day | null => {
  if (!periods.some(({ stopSell }) => stopSell)) return null;
  return (
    nightsOf(checkIn, addDays(checkIn, nights)).find((night) => periodOf(periods, night)?.stopSell) ?? null
  );
};

/** How far ahead another day of arrival is looked for. */
const daysAhead = 31;

/** The next day after the wished one on which a stay of the same length can begin, if one is near. */
const nextArrival = (shelf: OptionWithPeriods, { checkIn, nights }: WantedStay, today: Day): Day | null =>
  nightsOf(addDays(checkIn, 1), addDays(checkIn, 1 + daysAhead)).find(
    (day) => closedBy(shelf, { checkIn: day, nights }, today) === null,
  ) ?? null;
