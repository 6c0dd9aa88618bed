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
};

/** Even for an arrival on the same day a guest gets this long to answer. */
const leastMinutes = 60;
const minute = 60_000;

/** Until when an offered stay is kept: not into the day of arrival, when nobody could come any more. */
export function offerEndsAt({ now, minutes, arrivalDayBegins }: OfferClock): Date {
  const least = now.getTime() + Math.min(leastMinutes, minutes) * minute;
  const latest = Math.max(arrivalDayBegins.getTime(), least);
  return new Date(Math.min(now.getTime() + minutes * minute, latest));
}
