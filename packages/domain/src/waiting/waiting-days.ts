import { dateFormat } from "../calendar/date-format.ts";
import { addDays, type Day } from "../calendar/day.ts";

/** A stay that somebody waits for: the day of arrival that they want and how far from it would do as well. */
export type WaitingDays = { readonly checkIn: Day; readonly daysAround: number };

/** Days of arrival that would do, best first: the wanted one, then the nearest; of two equally near the later. */
export function arrivalsWanted({ checkIn, daysAround }: WaitingDays, today: Day): Day[] {
  const around = Array.from({ length: daysAround }, (_, i) => [
    addDays(checkIn, i + 1),
    addDays(checkIn, -i - 1),
  ]);
  return [checkIn, ...around.flat()].filter((day) => day >= today);
}

export type OfferClock = {
  readonly now: Date;
  /** How long a stay is kept for who is asked. */
  readonly minutes: number;
  /** When the day of arrival begins at the resort. */
  readonly arrivalDayBegins: Date;
  /** Where the resort is, e.g. `Asia/Kuala_Lumpur`. */
  readonly timeZone: string;
};

/** Even for an arrival on the same day a guest gets this long to answer. */
const leastMinutes = 60;
const minute = 60_000;

/** The night at the resort, in minutes of the day: who is asked sleeps, and would find the offer gone in the morning. */
const night = { from: 22 * 60, to: 8 * 60 };
const dayOfMinutes = 24 * 60;

/**
 * Until when an offered stay is kept: not into the day of arrival, when nobody could come any more, and not to an hour of
 * the night, but on into the morning. Where the day of arrival cuts it off, it ends in the evening before, if that leaves
 * time to answer.
 */
export function offerEndsAt({ now, minutes, arrivalDayBegins, timeZone }: OfferClock): Date {
  const least = now.getTime() + Math.min(leastMinutes, minutes) * minute;
  const latest = Math.max(arrivalDayBegins.getTime(), least);
  const asSet = now.getTime() + minutes * minute;
  const morning = asSet + minutesToMorning(asSet, timeZone) * minute;
  if (morning <= latest) return new Date(morning);
  const cut = Math.min(asSet, latest);
  const evening = cut - minutesSinceEvening(cut, timeZone) * minute;
  return new Date(evening >= least ? evening : cut);
}

/** Minutes until the night that holds the instant ends; 0 by day. */
function minutesToMorning(at: number, timeZone: string): number {
  const clock = minutesOfDay(at, timeZone);
  if (clock < night.to) return night.to - clock;
  return clock >= night.from ? dayOfMinutes - clock + night.to : 0;
}

/** Minutes since the night that holds the instant began; 0 by day. */
function minutesSinceEvening(at: number, timeZone: string): number {
  const clock = minutesOfDay(at, timeZone);
  if (clock >= night.from) return clock - night.from;
  return clock < night.to ? dayOfMinutes - night.from + clock : 0;
}

/** The clock on the wall at a place, in minutes since midnight. */
function minutesOfDay(at: number, timeZone: string): number {
  const parts = dateFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hour = 0, past = 0] = parts.format(at).split(":").map(Number);
  return hour * 60 + past;
}
