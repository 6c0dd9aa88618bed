import { dateFormat } from "./date-format.ts";

/**
 * A calendar date at the resort, `YYYY-MM-DD`: a type of its own, so that no other text stands for one. What comes from
 * outside becomes one by `isDay` or `dayOf`, by the contract's `DayField` or by a date column. Nights, arrivals and ages are days, never instants, so no time zone
 * can shift them. A stay is `[checkIn, checkOut)`: it has one night for each day from check-in to the day before
 * check-out.
 */
export type Day = `${number}-${number}-${number}`;

const msPerDay = 86_400_000;

/** A search asks for the same few hundred days ten thousand times, and reading a date is slow. */
const mostKnown = 20_000;
const knownUtc = new Map<Day, number>();
const knownDays = new Map<number, Day>();

const utc = (day: Day): number => {
  const known = knownUtc.get(day);
  if (known !== undefined) return known;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) throw new RangeError(`not a calendar date: ${day}`);
  if (knownUtc.size >= mostKnown) knownUtc.clear();
  knownUtc.set(day, at);
  return at;
};

/** What the calendar itself has written as `YYYY-MM-DD`: the one place where a text is called a date unread. */
const writtenDay = (text: string): Day => text as Day;

const fromUtc = (ms: number): Day => {
  const known = knownDays.get(ms);
  if (known !== undefined) return known;
  const day = writtenDay(new Date(ms).toISOString().slice(0, 10));
  if (knownDays.size >= mostKnown) knownDays.clear();
  knownDays.set(ms, day);
  return day;
};

/** Whether the text is a real date of the calendar: `2026-02-30` is not. */
export const isDay = (text: string): text is Day => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && fromUtc(at) === text;
};

/** The text as a date. @throws RangeError when it is none */
export const dayOf = (text: string): Day => {
  if (isDay(text)) return text;
  throw new RangeError(`not a calendar date: ${text}`);
};

/** The date `count` days later; a negative count goes back. */
export const addDays = (day: Day, count: number): Day => fromUtc(utc(day) + count * msPerDay);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / msPerDay);

/** Whole years on a day; null for somebody not yet born then. */
export function ageOn(born: Day, on: Day): number | null {
  if (daysBetween(born, on) < 0) return null;
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The nights of `[checkIn, checkOut)`, in order; none when check-out is not after check-in. */
export const nightsOf = (checkIn: Day, checkOut: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, i) => addDays(checkIn, i));

/** ISO weekday: Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay() || 7;

/** Whether `day` lies in `[from, to]`, both included. ISO dates sort as text. */
export const isWithin = (day: Day, from: Day, to: Day): boolean => from <= day && day <= to;

/** The first of these days or instants. */
export function earliest<T extends string>(...days: readonly T[]): T {
  const found = days.toSorted().at(0);
  if (found === undefined) throw new Error("Of no days none is the earliest");
  return found;
}

/** The last of these days or instants. */
export function latest<T extends string>(...days: readonly T[]): T {
  const found = days.toSorted().at(-1);
  if (found === undefined) throw new Error("Of no days none is the latest");
  return found;
}

/** The date that an instant has at a place, e.g. `dayAt(now, "Asia/Kuala_Lumpur")`. */
export const dayAt = (instant: Date, timeZone: string | undefined): Day =>
  writtenDay(
    dateFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant),
  );

/** First day of the month that `day` lies in. */
export const monthStart = (day: Day): Day => writtenDay(`${day.slice(0, 7)}-01`);

/** Every day of the month that `day` lies in, in order. */
export const daysOfMonth = (day: Day): Day[] => {
  const first = monthStart(day);
  return nightsOf(first, monthStart(addDays(first, 31)));
};
